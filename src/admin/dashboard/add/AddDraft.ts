import { firstStatus } from '@/domain/bookingStatus'
import type { FormValues } from '../request/form/formFields'
import { toValues } from '../request/form/toValues'

/** A request that is being written down. Its key makes a second try no second request. */
export interface AddDraft {
  followUpOn: string
  key: string
  status: string
  values: FormValues
}

export const emptyDraft = (): AddDraft => ({
  followUpOn: '',
  key: newKey(),
  status: firstStatus,
  values: toValues({ kind: 'booking', source: 'phone' }),
})

export const isTouched = ({ followUpOn, status, values }: AddDraft) => {
  const empty = emptyDraft()
  const isChanged = (name: keyof FormValues) => values[name] !== empty.values[name]
  return (
    followUpOn !== '' ||
    status !== empty.status ||
    (Object.keys(values) as (keyof FormValues)[]).some(isChanged)
  )
}

/** `randomUUID` is missing where the page came without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
