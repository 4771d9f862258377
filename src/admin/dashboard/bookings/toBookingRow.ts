import { formatDay, formatMoment } from '@/domain/days'
import { formatPhone } from '@/domain/phone'
import { statusBefore } from '@/domain/timeline'
import { dashboard } from '@/messages/en/dashboard'
import { bookingWork } from '@/messages/en/bookingWork'
import { privacy } from '@/messages/en/privacy'
import { desk as words } from '@/messages/en/desk'
import type { BookingRow } from './BookingRow'
import { formatWait } from './formatWait'
import { linksOf } from './linksOf'
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
