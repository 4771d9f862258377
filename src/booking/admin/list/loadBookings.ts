import type { Payload, Where } from 'payload'
import type { Caller } from '@/account/access'
import { countView } from '@/booking/changes/endpoints'
import { countUnsentEmails } from '@/booking/emails/queueEmails'
import { whereOf } from '@/booking/rules/filters'
import { type BookingTab, type BookingView, fieldOfDays, sortFields } from '@/booking/rules/view'
import { BOOKINGS_PER_PAGE, BOOKINGS_SHOWN_MAX } from '@/booking/rules/view'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import { countSameContacts, othersOf } from './countOthers'
import type { Administrator } from './loadAdmins'
import { toBookingRow } from './toBookingRow'

const select = {
  anonymisedAt: true,
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
  message: true,
  name: true,
  numberOfGuests: true,
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
    const asked = await findPage({ now, page: view.page, payload, user, view })
    const found =
      view.page > asked.pages
        ? await findPage({ now, page: asked.pages, payload, user, view })
        : asked
    const { docs, ...place } = found
    const same = await countSameContacts(payload, docs)
    const toRow = (booking: ListedBooking) =>
      toBookingRow({ admins, booking, now, others: othersOf(booking, same) })
    return { ...place, rows: docs.map(toRow) }
  })
}

interface Page extends Omit<Query, 'admins'> {
  now: Date
  page: number
}

async function findPage({ now, page, payload, user, view }: Page) {
  const limit = view.show === 'all' ? BOOKINGS_SHOWN_MAX : BOOKINGS_PER_PAGE
  const where = whereOf({ now, userId: user.id, view })
  const asked = { collection: 'bookings', overrideAccess: false, trash: true, user } as const
  const find = (also: Where[], at: number) =>
    payload.find({
      ...asked,
      depth: 0,
      limit,
      page: at,
      select,
      sort: sortFields(view.sort),
      where: { and: [where, ...also] },
    })
  const field = fieldOfDays(view.sort)
  if (!field) {
    const found = await find([], page)
    return { ...found, page: found.page ?? 1, pages: found.totalPages, total: found.totalDocs }
  }
  const dated = await find([{ [field]: { greater_than: '' } }], page)
  const isUndated = { or: [{ [field]: { equals: null } }, { [field]: { equals: '' } }] }
  const { totalDocs: undated } = await payload.count({
    ...asked,
    where: { and: [where, isUndated] },
  })
  const total = dated.totalDocs + undated
  const start = Math.max(0, (page - 1) * limit - dated.totalDocs)
  const missing = Math.min(limit - dated.docs.length, undated - start)
  const docs = [...dated.docs]
  // Bookings without a day follow the others, so a page may need two reads.
  for (let at = start; at < start + missing; at = (Math.floor(at / limit) + 1) * limit) {
    const { docs: rest } = await find([isUndated], Math.floor(at / limit) + 1)
    docs.push(...rest.slice(at % limit, (at % limit) + start + missing - at))
  }
  return { docs, page, pages: Math.max(1, Math.ceil(total / limit)), total }
}

export const countedTabs = [
  'new',
  'unanswered',
  'followUp',
  'today',
  'overdue',
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
