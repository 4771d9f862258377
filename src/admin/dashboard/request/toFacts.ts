import { formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phone'
import { describeDetails } from '@/messages/describeDetails'
import { bookingWork } from '@/messages/en/bookingWork'
import { dashboard } from '@/messages/en/dashboard'
import { requestWords } from '@/messages/en/request'
import type { Booking } from '@/payload-types'
import { formatMoment } from '../bookings/formatMoment'

const { facts: words } = requestWords

export interface Fact {
  label: string
  value: string
}

/** Everything that was written or chosen, in words; what is missing is left out. */
export function toFacts(booking: Booking): Fact[] {
  const { contactNumber, date, numberOfGuests, selectedService, source } = booking
  const chosen = [booking.serviceTitle, booking.planTitle].filter(Boolean).join(', ')
  return [
    fact(words.kind, booking.kind === 'contact' && dashboard.kinds.contact),
    fact(words.asksFor, selectedService && dashboard.services[selectedService]),
    fact(words.chosen, chosen),
    fact(words.date, date && formatDay(date)),
    fact(words.guests, numberOfGuests?.toLocaleString('en-IN')),
    fact(words.venue, booking.venueTitle),
    fact(words.venueDetails, booking.venueDetails),
    fact(words.message, booking.message),
    ...describeDetails(booking).map(([label, value]) => ({ label, value })),
    fact(words.phone, contactNumber && formatPhone(contactNumber)),
    fact(words.email, booking.email),
    fact(words.source, source && bookingWork.sources[source]),
    fact(words.consent, consentOf(booking)),
    fact(words.mails, booking.noticeSummary),
    fact(words.spam, booking.status === 'spam' && booking.spamSigns?.join(', ')),
  ].filter(({ value }) => value !== '')
}

const fact = (label: string, value?: false | string | null): Fact => ({ label, value: value || '' })

function consentOf({ consent }: Booking) {
  return consent?.time && requestWords.consent(formatMoment(consent.time), !!consent.marketing)
}
