import type { Payload, TypedUser } from 'payload'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { sortFields } from '@/domain/bookingView/sortFields'
import { whereOf } from '@/domain/bookingView/whereOf'
import { BOOKINGS_PER_PAGE, BOOKINGS_SHOWN_MAX } from '@/domain/constants'
import type { Booking } from '@/payload-types'
import type { Person } from './loadAdmins'
import { toBookingRow } from './toBookingRow'

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
  admins?: Person[]
  payload: Payload
  user: TypedUser
  view: BookingView
}

/** One page in rows; nothing when it could not be read. A page past the end is the last one. */
export async function loadBookings({ admins = [], payload, user, view }: Query) {
  const now = new Date()
  const find = (page: number) =>
    payload.find({
      collection: 'bookings',
      depth: 0,
      limit: view.show === 'all' ? BOOKINGS_SHOWN_MAX : BOOKINGS_PER_PAGE,
      overrideAccess: false,
      page,
      select,
      sort: sortFields(view.sort),
      trash: true,
      user,
      where: whereOf({ now, userId: user.id, view }),
    })
  try {
    const asked = await find(view.page)
    const found = view.page > asked.totalPages ? await find(asked.totalPages) : asked
    return {
      page: found.page ?? 1,
      pages: found.totalPages,
      rows: found.docs.map((booking) => toBookingRow({ admins, booking, now })),
      total: found.totalDocs,
    }
  } catch (err) {
    payload.logger.error({ msg: 'Error fetching bookings:', err })
    return null
  }
}
