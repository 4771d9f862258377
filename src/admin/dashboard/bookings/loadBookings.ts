import type { Payload, TypedUser } from 'payload'
import { bookingSorts, type BookingSort, type BookingView } from '@/domain/bookingView/BookingView'
import { whereOf } from '@/domain/bookingView/whereOf'
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
  payload: Payload
  user: TypedUser
  view: BookingView
}

/** One page; nothing when it could not be read. A page past the end is the last one. */
export async function loadBookings({ payload, user, view }: Query) {
  const find = (page: number) =>
    payload.find({
      collection: 'bookings',
      depth: 0,
      limit: BOOKINGS_PER_PAGE,
      overrideAccess: false,
      page,
      select,
      sort: sortOf(view.sort),
      trash: view.tab === 'trash',
      user,
      where: whereOf({ now: new Date(), userId: user.id, view }),
    })
  try {
    const found = await find(view.page)
    return view.page > found.totalPages ? await find(found.totalPages) : found
  } catch (err) {
    payload.logger.error({ msg: 'Error fetching bookings:', err })
    return null
  }
}

/** Equal ones newest first, so that no row shows on two pages. */
function sortOf(sort: BookingView['sort']): string[] {
  const field = bookingSorts[sort.replace(/^-/, '') as BookingSort]
  return [sort.startsWith('-') ? `-${field}` : field, '-id']
}
