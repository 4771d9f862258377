import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { sortFields } from '@/domain/bookingView/sortFields'
import { whereOf } from '@/domain/bookingView/whereOf'
import { BOOKINGS_PER_PAGE, BOOKINGS_SHOWN_MAX } from '@/domain/constants'
import type { Booking } from '@/payload-types'

const select = {
  answeredAt: true,
  assignedTo: true,
  contactNumber: true,
  createdAt: true,
  date: true,
  deletedAt: true,
  email: true,
  followUpOn: true,
  kind: true,
  lostReason: true,
  name: true,
  numberOfGuests: true,
  reference: true,
  revision: true,
  source: true,
  status: true,
  timeline: true,
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
      limit: view.show === 'all' ? BOOKINGS_SHOWN_MAX : BOOKINGS_PER_PAGE,
      overrideAccess: false,
      page,
      select,
      sort: sortFields(view.sort),
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
