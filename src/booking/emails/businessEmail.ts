import { formatDay } from '@/time/days'
import { formatPhone, isMobile, isPhone, toE164, whatsappLink } from '@/rules/phone'
import { en } from '@/i18n/en'
import { describeDetails } from '@/booking/rules/describe'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { emailTexts } from '@/i18n/en/email'
import type { Booking } from '@/payload-types'
import { headerLine, mailHtml } from '@/email/html'
import type { Mail } from '@/email/html'

const words = emailTexts.business

export function businessEmail({ booking, panelUrl }: { booking: Booking; panelUrl: string }): Mail {
  const rows = rowsOf(booking)
  const links = linksOf(booking, panelUrl)
  const details = [booking.name, booking.date && formatDay(booking.date)].filter(Boolean).join(', ')
  const subject = words.subject(booking.reference ?? '', details && `: ${details}`)
  const lines = [...rows, ...links].map(([label, value]) => `${label}: ${indent(value)}`)
  return {
    subject: headerLine(`${booking.status === 'spam' ? words.spam : ''}${subject}`),
    text: lines.join('\n'),
    html: mailHtml({ sections: [{ rows, links }], title: words.title }),
  }
}

function rowsOf(booking: Booking) {
  const { labels, services } = en.booking
  const all: [string, string | number | null | undefined][] = [
    [words.labels.reference, booking.reference],
    [labels.name, booking.name],
    [labels.contactNumber, booking.contactNumber && formatPhone(booking.contactNumber)],
    [bookingDetails.labels.email, booking.email],
    [labels.date, booking.date && formatDay(booking.date)],
    [labels.numberOfGuests, booking.numberOfGuests],
    [labels.venueTitle, booking.venueTitle],
    [labels.venueDetails, booking.venueDetails],
    [labels.selectedService, booking.selectedService && services[booking.selectedService]],
    [words.labels.serviceTitle, booking.serviceTitle],
    [words.labels.planTitle, booking.planTitle],
    [words.labels.message, booking.message],
    ...describeDetails(booking),
    [words.labels.spamSigns, booking.status === 'spam' && booking.spamSigns?.join(', ')],
  ].map(([label, value]) => [String(label), value || undefined])
  return all.flatMap(([label, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[label, String(value)]],
  )
}

function linksOf({ contactNumber, reference }: Booking, panelUrl: string): [string, string][] {
  const links: [string, string][] = [[words.open, panelUrl]]
  if (!contactNumber || !isPhone(contactNumber)) return links
  links.push([words.call, `tel:${toE164(contactNumber)}`])
  if (!isMobile(contactNumber)) return links
  return [...links, [words.whatsapp, whatsappLink(contactNumber, words.chat(reference ?? ''))]]
}

/** Indented, so that typed text cannot pass for a line of ours. */
const indent = (value: string) => value.replace(/\r?\n/g, '\n    ')
