import type { Payload, TypedUser } from 'payload'
import { BOOKINGS_PER_PAGE } from '@/domain/constants'
import type { Booking } from '@/payload-types'

const select = {
  bestTime: true,
  budgetBand: true,
  campaign: true,
  contactBy: true,
  contactNumber: true,
  createdAt: true,
  date: true,
  email: true,
  foodPreference: true,
  heardFrom: true,
  kind: true,
  message: true,
  name: true,
  numberOfGuests: true,
  planTitle: true,
  reference: true,
  selectedService: true,
  serviceStyle: true,
  serviceTitle: true,
  venueDetails: true,
  venueTitle: true,
} as const

export type LoadedBooking = Pick<Booking, keyof typeof select | 'id'>

interface Query {
  page: number
  payload: Payload
  user: TypedUser
}

/** One page, newest first; nothing when it could not be read. A page past the end is the last one. */
export async function loadBookings({ page, payload, user }: Query) {
  const find = (wanted: number) =>
    payload.find({
      collection: 'bookings',
      depth: 0,
      limit: BOOKINGS_PER_PAGE,
      overrideAccess: false,
      page: wanted,
      select,
      sort: ['-createdAt', '-id'],
      user,
    })
  try {
    const found = await find(page)
    return page > found.totalPages ? await find(found.totalPages) : found
  } catch (err) {
    payload.logger.error({ msg: 'Error fetching bookings:', err })
    return null
  }
}
