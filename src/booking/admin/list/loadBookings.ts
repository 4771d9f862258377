import type { Payload } from 'payload'
import type { Caller } from '@/account/access'
import { countView } from '@/booking/changes/countView'
import { findPage } from '@/booking/changes/findPage'
import { countUnsentEmails } from '@/booking/emails/queueEmails'
import { whereOf } from '@/booking/rules/filters'
import { listedFunctionFields } from '@/booking/rules/functions'
import type { BookingTab, BookingView } from '@/booking/rules/view'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { readOverdue } from '@/quote/payments/readOverdue'
import { countSameContacts, othersOf } from './countSameContacts'
import type { Administrator } from './loadAdmins'
import { toBookingRow } from './toBookingRow'

const select = {
  anonymisedAt: true,
  answeredAt: true,
  assignedTo: true,
  contactNumber: true,
  createdAt: true,
  date: true,
  days: true,
  deletedAt: true,
  email: true,
  followUpOn: true,
  functions: listedFunctionFields,
  kind: true,
  lostReason: true,
  message: true,
  name: true,
  numberOfGuests: true,
  paymentDueOn: true,
  reference: true,
  revision: true,
  source: true,
  status: true,
  timeline: true,
  venueTitle: true,
} as const

export type ListedBooking = Pick<Booking, keyof typeof select | 'id'>

interface Query extends Caller {
  admins?: Administrator[]
  view: BookingView
}

/** A page past the end is the last one. */
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
      select,
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

export const countedTabs = [
  'new',
  'unanswered',
  'followUp',
  'today',
  'overdue',
  'paymentOverdue',
  'all',
] as const satisfies readonly BookingTab[]

type TabCounts = Partial<Record<(typeof countedTabs)[number], number>>

export async function loadTabCounts(payload: Payload, now = new Date()): Promise<TabCounts> {
  const count = async (tab: BookingTab) => [tab, await countView(payload, { now, view: { tab } })]
  const failed = { msg: 'The bookings behind the tabs could not be counted', otherwise: {} }
  return readOr(payload, failed, async () =>
    Object.fromEntries(await Promise.all(countedTabs.map(count))),
  )
}

export function loadUnsent(payload: Payload) {
  const failed = { msg: 'The mails that were not sent could not be counted', otherwise: null }
  return readOr(payload, failed, () => countUnsentEmails(payload))
}
