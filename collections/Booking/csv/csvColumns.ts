import { PHONE_DIGITS } from '@/domain/constants'
import { momentInIndia } from '@/domain/days'
import { describeDetails } from '@/messages/describeDetails'
import { bookingWork, statusWord } from '@/messages/en/bookingWork'
import { csv as words } from '@/messages/en/csv'
import { dashboard } from '@/messages/en/dashboard'
import type { Booking } from '@/payload-types'

type Cell = string | number | null | undefined

/** What a row of the file holds, in its order. */
export const csvColumns: [header: string, read: (booking: Booking) => Cell][] = [
  [words.name, ({ name }) => name],
  [words.email, ({ email }) => email],
  [words.contact, ({ contactNumber }) => phoneText(contactNumber)],
  [words.date, ({ date }) => date],
  [words.guests, ({ numberOfGuests }) => numberOfGuests],
  [words.venue, ({ venueTitle }) => venueTitle],
  [words.reference, ({ reference }) => reference],
  [words.received, ({ createdAt }) => momentInIndia(new Date(createdAt))],
  [words.status, ({ status }) => statusWord(status)],
  [words.lostReason, ({ lostReason }) => lostReason && bookingWork.lostReasons[lostReason]],
  [words.followUp, ({ followUpOn }) => followUpOn],
  [words.assigned, ({ assignedTo }) => nameOf(assignedTo)],
  [words.source, ({ source }) => source && bookingWork.sources[source]],
  [words.kind, ({ kind }) => dashboard.kinds[kind]],
  [words.asksFor, ({ selectedService }) => selectedService && dashboard.services[selectedService]],
  [words.service, ({ serviceTitle }) => serviceTitle],
  [words.plan, ({ planTitle }) => planTitle],
  [words.details, detailsText],
  [words.venueDetails, ({ venueDetails }) => venueDetails],
  [words.message, ({ message }) => message],
]

/** With a gap it stays a text in every spreadsheet; a `+91` before it would look like a formula. */
function phoneText(digits: Booking['contactNumber']): Cell {
  return digits?.length === PHONE_DIGITS ? `${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

function detailsText(booking: Booking): Cell {
  return describeDetails(booking)
    .map(([label, value]) => `${label}: ${value}`)
    .join('; ')
}

function nameOf(user: Booking['assignedTo']): Cell {
  return typeof user === 'object' ? user?.name || user?.email : user
}
