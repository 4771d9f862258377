import { asciiDigits } from '../../rules/text'

/** What a visitor may add to a request, each with the codes to choose from. */
export const bookingDetails = {
  contactBy: ['call', 'whatsapp', 'email'],
  bestTime: ['morning', 'afternoon', 'evening'],
  foodPreference: ['veg', 'nonVeg', 'mixed', 'jain', 'satvik', 'noOnionGarlic'],
  serviceStyle: ['buffet', 'seated', 'liveCounters', 'boxes'],
  budgetBand: ['upTo1Lakh', 'from1To3Lakh', 'from3To6Lakh', 'from6To12Lakh', 'over12Lakh'],
  heardFrom: ['search', 'instagram', 'family', 'venue', 'planner', 'other'],
} as const

export type BookingDetail = keyof typeof bookingDetails
export type DetailCode<Name extends BookingDetail> = (typeof bookingDetails)[Name][number]

export const detailNames = Object.keys(bookingDetails) as BookingDetail[]

/** What a request says of the person and the event, in the order in which it is told. */
export const askedFields = [
  'name',
  'contactNumber',
  'email',
  'date',
  'numberOfGuests',
  'venueTitle',
  'venueDetails',
  'selectedService',
  'service',
  'plan',
  'message',
  ...detailNames,
] as const

/** Grouped as in `1,500` or `1,00,000`, or not at all. */
const whole = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/

/** The number that a text stands for, such as `1,500` or `१५००`; NaN for any other, such as `300-400`. */
export function guestCount(text: string): number {
  const figures = asciiDigits(text.trim())
  return whole.test(figures) ? Number(figures.replaceAll(',', '')) : NaN
}
