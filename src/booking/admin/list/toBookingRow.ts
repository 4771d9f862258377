import { toSnapshot } from '@/booking/admin/snapshot'
import { describeDays } from '@/booking/rules/describeFunctions'
import { listedFunctionFields } from '@/booking/rules/functions'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { bookingList as words } from '@/i18n/en/bookingList'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { dashboard } from '@/i18n/en/dashboard'
import { formatRupeesShort } from '@/money/rules/rupees'
import type { Booking } from '@/payload-types'
import type { Overdue } from '@/quote/rules/paymentStanding'
import { formatPhone } from '@/rules/phone'
import { formatDay, formatMoment } from '@/time/days'
import { formatWait } from '@/time/timeAgo'
import type { BookingRow } from './bookingRow'
import { linksOf } from './bookingRow'
import type { Administrator } from './loadAdmins'

const { dash } = dashboard.bookings

/** The fields that a row needs. */
export const listedFields = {
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

export type ListedBooking = Pick<Booking, keyof typeof listedFields | 'id'>

interface Given {
  admins: Administrator[]
  booking: ListedBooking
  now: Date
  others?: number
  overdue?: Overdue
}

export function toBookingRow({ admins, booking, now, others = 0, overdue }: Given): BookingRow {
  const { anonymisedAt, answeredAt, contactNumber, createdAt, email, numberOfGuests } = booking
  const snapshot = toSnapshot(booking)
  const waits = booking.status === 'new' && !answeredAt && !anonymisedAt && !booking.deletedAt
  return {
    booking: snapshot,
    name: (anonymisedAt ? snapshot.who : booking.name) || dash,
    email: email || dash,
    contact: contactNumber ? formatPhone(contactNumber) : dash,
    date: describeDays(booking, bookingDetails.functions) || dash,
    guests: numberOfGuests?.toLocaleString('en-IN') ?? dash,
    venue: booking.venueTitle || venueOf(booking.functions) || dash,
    message: booking.kind === 'contact' ? booking.message || undefined : undefined,
    optional: optionalOf(
      booking,
      admins.find(({ id }) => id === snapshot.assignedTo),
    ),
    others,
    wait: waits ? formatWait({ now, since: createdAt }) : undefined,
    payment: overdue && {
      since: words.since(formatDay(overdue.since)),
      text: words.paymentOverdue(formatRupeesShort(overdue.amount)),
    },
    links: linksOf(booking),
  }
}

/** The venues of its functions, without duplicates. */
const venueOf = (functions: ListedBooking['functions']) =>
  [...new Set((functions ?? []).flatMap(({ venue }) => venue || []))].join(', ')

function optionalOf(booking: ListedBooking, assigned?: Administrator): BookingRow['optional'] {
  const { assignedTo, createdAt, followUpOn, kind, reference, source } = booking
  return {
    kind: words.kinds[kind] ?? kind,
    received: formatMoment(createdAt),
    reference: reference || dash,
    assigned: assignedTo ? (assigned?.name ?? words.somebody) : dash,
    followUp: followUpOn ? formatDay(followUpOn) : dash,
    source: source ? (bookingWork.sources[source] ?? source) : dash,
  }
}
