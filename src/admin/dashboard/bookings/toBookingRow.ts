import { formatDay } from '@/domain/days'
import { formatPhone, isMobile, isPhone, toE164 } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import { describeDetails } from '@/messages/describeDetails'
import { en } from '@/messages/en'
import type { BookingRow } from './BookingRow'
import { formatMoment } from './formatMoment'
import type { LoadedBooking } from './loadBookings'

const { actions, bookings, details, kinds, services } = en.dashboard

export function toBookingRow(booking: LoadedBooking): BookingRow {
  const { contactNumber, date, email, id, name, numberOfGuests, venueTitle } = booking
  const contact = contactNumber && formatPhone(contactNumber)
  return {
    id,
    who: name || contact || email || bookings.dash,
    name: name || bookings.dash,
    email: email || bookings.dash,
    contact: contact || bookings.dash,
    date: date ? formatDay(date) : bookings.dash,
    guests: numberOfGuests?.toLocaleString('en-IN') ?? bookings.dash,
    venue: venueTitle || bookings.dash,
    links: linksOf(booking),
    details: detailsOf(booking),
  }
}

function linksOf({ contactNumber, email, name, reference }: LoadedBooking): BookingRow['links'] {
  const phone = contactNumber ?? ''
  const text = actions.whatsappText(name ?? '', reference ?? '')
  return {
    ...(isPhone(phone) && { call: `tel:${toE164(phone)}` }),
    ...(isMobile(phone) && { whatsapp: whatsappLink(phone, text) }),
    ...(email && { email: `mailto:${email}` }),
  }
}

/** Everything else that was typed or chosen, and when it came. */
function detailsOf(booking: LoadedBooking): BookingRow['details'] {
  return [
    ...detail(details.reference, booking.reference),
    ...detail(details.received, formatMoment(booking.createdAt)),
    ...detail(details.kind, kinds[booking.kind]),
    ...detail(details.asksFor, booking.selectedService && services[booking.selectedService]),
    ...detail(details.service, booking.serviceTitle),
    ...detail(details.plan, booking.planTitle),
    ...describeDetails(booking).flatMap(([label, value]) => detail(label, value)),
    ...detail(details.venueDetails, booking.venueDetails, true),
    ...detail(details.message, booking.message, true),
  ]
}

function detail(label: string, value?: string | null, long?: boolean) {
  return value ? [{ label, long, value }] : []
}
