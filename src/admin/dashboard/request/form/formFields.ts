import { bookingDetails, detailNames, type BookingDetail } from '@/domain/bookingDetails'
import { bookingKinds } from '@/domain/bookingSchema'
import { bookingSources } from '@/domain/bookingSources'
import { limits } from '@/domain/limits'
import { serviceKinds } from '@/domain/services'
import { wordOfField } from '@/messages/wordOfField'

export const formNames = [
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
