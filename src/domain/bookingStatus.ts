/** Where a request stands, in the order of the work. */
export const bookingStatuses = [
  'new',
  'contacted',
  'quoted',
  'confirmed',
  'completed',
  'lost',
  'spam',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]

export const firstStatus: BookingStatus = 'new'
