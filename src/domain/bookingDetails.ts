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
