import { guestCount } from '@/domain/guestCount'
import type { Booking } from '@/payload-types'
import { formNames, type FormName, type FormValues } from './formFields'

interface Edit {
  base: FormValues
  mine: FormValues
}

export const changedNames = ({ base, mine }: Edit): FormName[] =>
  formNames.filter((name) => mine[name].trim() !== base[name])

/** What the server is sent: only what differs, nothing for what was emptied. */
export function toChanges(edit: Edit): Partial<Booking> {
  const changes = changedNames(edit).map((name) => [name, valueOf(name, edit.mine[name].trim())])
  return Object.fromEntries(changes) as Partial<Booking>
}

const valueOf = (name: FormName, text: string) =>
  name === 'numberOfGuests' && text ? guestCount(text) : text || null
