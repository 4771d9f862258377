import type { Payload } from 'payload'
import type { Caller } from '@/account/access'
import { countDesk, type DeskCounts } from '@/booking/changes/countDesk'
import { findPage } from '@/booking/changes/findPage'
import { keepUntilChange } from '@/booking/keepUntilChange'
import { whereOf } from '@/booking/rules/filters'
import type { BookingView } from '@/booking/rules/view'
import { readOr } from '@/panel/readOr'
import { readOverdue } from '@/quote/payments/readOverdue'
import { countSameContacts, othersOf } from './countSameContacts'
import type { Administrator } from './loadAdmins'
import { type ListedBooking, listedFields, toBookingRow } from './toBookingRow'

interface Query extends Caller {
  admins?: Administrator[]
  view: BookingView
}

/** A page number past the end shows the last page. */
export function loadBookings({ admins = [], payload, user, view }: Query) {
  const now = new Date()
  return readOr(payload, { msg: 'Error fetching bookings:', otherwise: null }, async () => {
    const where = whereOf({ now, userId: user.id, view })
    const { ids, ...place } = await findPage({ payload, view, where })
    const { docs } = await payload.find({
      collection: 'bookings',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      select: listedFields,
      trash: true,
      user,
      where: { id: { in: ids } },
    })
    const [same, overdue] = await Promise.all([
      countSameContacts(payload, docs),
      readOverdue({ bookings: docs, now, payload, user }),
    ])
    const toRow = (booking: ListedBooking) =>
      toBookingRow({
        admins,
        booking,
        now,
        others: othersOf(booking, same),
        overdue: overdue.get(booking.id),
      })
    return {
      ...place,
      rows: ids.flatMap((id) => docs.filter((booking) => booking.id === id)).map(toRow),
    }
  })
}

const keepCounts = keepUntilChange<DeskCounts>()

/** The caller checks access. */
export function loadCounts(payload: Payload) {
  const failed = { msg: 'The bookings could not be counted', otherwise: null }
  const count = () => countDesk(payload, new Date())
  return readOr(payload, failed, () => keepCounts(payload, 'desk', count))
}
