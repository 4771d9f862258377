import type { SubmitEvent } from 'react'
import {
  type BookingDetail,
  bookingDetails,
  detailNames,
  guestCount,
} from '@/booking/rules/details'
import { bookingKinds } from '@/booking/rules/schema'
import { bookingSources } from '@/booking/rules/status'
import { limits } from '@/rateLimit/rules'
import { serviceKinds } from '@/services/kinds'
import { wordOfField } from '@/i18n/describe'
import type { Booking } from '@/payload-types'
import { isPhone, phoneDigits } from '@/booking/rules/phone'

const formNames = [
  'name',
  'contactNumber',
  'email',
  'selectedService',
  'service',
  'plan',
  'date',
  'numberOfGuests',
  'venueTitle',
  'venueDetails',
  'message',
  ...detailNames,
  'kind',
  'source',
  'campaign',
] as const
export type FormName = (typeof formNames)[number]

export type FormValues = Record<FormName, string>

export type FormField = { name: FormName } & (
  | { as: 'line'; max: number; wide?: boolean; type?: 'date' | 'email' | 'number' | 'tel' }
  | { as: 'lines'; max: number }
  | { as: 'choice'; options: [code: string, word: string][]; required?: boolean }
  | { as: 'title'; of: 'pricing-plans' | 'services' }
)

const choice = <Name extends FormName>(
  name: Name,
  codes: readonly string[],
  required = false,
): FormField => ({
  name,
  as: 'choice',
  options: codes.map((code) => [code, wordOfField(name, code)]),
  required,
})

const detail = (name: BookingDetail) => choice(name, bookingDetails[name])

/** Every field of a request that people write or choose, in the groups of its form. */
export const formGroups: Record<'customer' | 'details' | 'event' | 'origin', FormField[]> = {
  customer: [
    { name: 'name', as: 'line', max: limits.name },
    { name: 'contactNumber', as: 'line', max: limits.phoneInput, type: 'tel' },
    { name: 'email', as: 'line', max: limits.email, type: 'email', wide: true },
  ],
  event: [
    choice('selectedService', serviceKinds),
    { name: 'service', as: 'title', of: 'services' },
    { name: 'plan', as: 'title', of: 'pricing-plans' },
    { name: 'date', as: 'line', max: 10, type: 'date' },
    { name: 'numberOfGuests', as: 'line', max: 10, type: 'number' },
    { name: 'venueTitle', as: 'line', max: limits.venueTitle },
    { name: 'venueDetails', as: 'lines', max: limits.paragraph },
    { name: 'message', as: 'lines', max: limits.paragraph },
  ],
  details: detailNames.map(detail),
  origin: [
    choice('kind', bookingKinds, true),
    choice('source', bookingSources, true),
    { name: 'campaign', as: 'line', max: limits.line },
  ],
}

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

type BookingFields =
  Partial<Record<FormName | 'planTitle' | 'serviceTitle', unknown>> | Record<string, unknown>

/** What a form shows of a request: texts only. Read without its relations. */
export function toValues(booking: BookingFields): FormValues {
  const texts = formNames.map((name) => [name, String(booking[name] ?? '')])
  return Object.fromEntries(texts) as FormValues
}

/** The values of a form as people read them. */
export function toWords(booking: BookingFields): FormValues {
  const values = toValues(booking)
  const texts = formNames.map((name) => [name, values[name] && wordOfField(name, values[name])])
  const titles = {
    plan: String(booking.planTitle ?? ''),
    service: String(booking.serviceTitle ?? ''),
  }
  return { ...(Object.fromEntries(texts) as FormValues), ...titles }
}

/** As soon as what was typed or pasted is a whole number, only its ten digits stay. */
export function tidyPhone(typed: string): string {
  const digits = phoneDigits(typed)
  return isPhone(digits) ? digits : typed
}

/** Not a form action: React would empty what the form shows after each. */
export const submitted = (save: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault()
  void save()
}

/** What is wrong with a field, in words, by its name. */
export type Problems = Partial<Record<string, string>>

export function toProblems(fields: { message: string; path: string }[]): Problems {
  return Object.fromEntries(fields.map(({ message, path }) => [path, message]))
}
