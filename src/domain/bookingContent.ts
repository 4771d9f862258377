import { detailNames } from './bookingDetails'

/** What a visitor decided about. The rest of a request is how it came: key, notice, token, campaign. */
const contentFields = [
  'kind',
  'name',
  'contactNumber',
  'email',
  'date',
  'numberOfGuests',
  'venueTitle',
  'venueDetails',
  'selectedService',
  'message',
  'service',
  'plan',
  ...detailNames,
] as const

type Content = Partial<Record<(typeof contentFields)[number], unknown>>

/** One text for what a request says, the same for two that say the same; to be hashed. */
export function bookingContent(data: Content): string {
  return JSON.stringify(
    contentFields.map((name) => {
      const value = data[name]
      return typeof value === 'number' || typeof value === 'string' ? value : null
    }),
  )
}
