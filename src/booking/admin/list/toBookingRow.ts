import { formatDay, formatMoment } from '@/time/days'
import { formatPhone } from '@/booking/rules/phone'
import { statusBefore } from '@/booking/rules/timeline'
import { dashboard } from '@/i18n/en/dashboard'
import { bookingWork } from '@/i18n/en/bookingPanel'
import { privacy } from '@/i18n/en/privacy'
import { desk as words } from '@/i18n/en/desk'
import type { BookingRow } from './bookingRow'
import { formatWait } from '../../../time/timeAgo'
import { linksOf } from './bookingRow'
import type { Person } from './loadAdmins'
import type { LoadedBooking } from './loadBookings'

const { dash } = dashboard.bookings

interface Given {
  admins: Person[]
  booking: LoadedBooking
  now: Date
}

export function toBookingRow({ admins, booking, now }: Given): BookingRow {
  const { anonymisedAt, answeredAt, contactNumber, createdAt, date, email, numberOfGuests } =
    booking
  const name = anonymisedAt ? privacy.erased.label : booking.name
  const contact = contactNumber && formatPhone(contactNumber)
  const waits = booking.status === 'new' && !answeredAt && !anonymisedAt && !booking.deletedAt
  return {
    booking: {
      id: booking.id,
      who: name || contact || email || dash,
      assignedTo: idOf(booking.assignedTo),
      before: statusBefore(booking.timeline),
      lostReason: booking.lostReason,
      place: booking.deletedAt ? 'trash' : 'list',
      revision: booking.revision ?? undefined,
      status: booking.status,
    },
    name: name || dash,
    email: email || dash,
    contact: contact || dash,
    date: date ? formatDay(date) : dash,
    guests: numberOfGuests?.toLocaleString('en-IN') ?? dash,
    venue: booking.venueTitle || dash,
    message: booking.kind === 'contact' ? booking.message || undefined : undefined,
    optional: optionalOf({ admins, booking, now }),
    wait: waits ? formatWait({ now, since: createdAt }) : undefined,
    links: linksOf(booking),
  }
}

function optionalOf({ admins, booking }: Given): BookingRow['optional'] {
  const { createdAt, followUpOn, kind, reference, source } = booking
  const assigned = idOf(booking.assignedTo)
  const name = admins.find(({ id }) => id === assigned)?.name ?? words.somebody
  return {
    kind: words.kinds[kind] ?? kind,
    received: formatMoment(createdAt),
    reference: reference || dash,
    assigned: assigned ? name : dash,
    followUp: followUpOn ? formatDay(followUpOn) : dash,
    source: source ? (bookingWork.sources[source] ?? source) : dash,
  }
}

const idOf = (user: LoadedBooking['assignedTo']) => (typeof user === 'object' ? user?.id : user)
