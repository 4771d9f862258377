import { describeDetails } from '@/booking/rules/describe'
import { describeDays, describeFunctions } from '@/booking/rules/describeFunctions'
import type { PlainField } from '@/booking/rules/fields'
import { headerLine, emailHtml } from '@/email/emailHtml'
import type { EmailContent } from '@/email/emailHtml'
import { en } from '@/i18n/en'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { emailTexts } from '@/i18n/en/email'
import type { Booking } from '@/payload-types'
import { formatPhone, isMobile, isPhone, toE164, whatsappLink } from '@/rules/phone'
import { formatDay } from '@/time/days'

const words = emailTexts.business

export function businessEmail({
  booking,
  panelUrl,
}: {
  booking: Booking
  panelUrl: string
}): EmailContent {
  const rows = rowsOf(booking)
  const links = linksOf(booking, panelUrl)
  const when = describeDays(booking, bookingDetails.functions)
  const details = [booking.name, when].filter(Boolean).join(', ')
  const subject = words.subject(booking.reference ?? '', details && `: ${details}`)
  const lines = [...rows, ...links].map(([label, value]) => `${label}: ${indent(value)}`)
  return {
    subject: headerLine(`${booking.status === 'spam' ? words.spam : ''}${subject}`),
    text: lines.join('\n'),
    html: emailHtml({ sections: [{ rows, links }], title: words.title }),
  }
}

type Row = [label: string, value: string | number | false | null | undefined]

function rowsOf(booking: Booking): [label: string, value: string][] {
  const isSpam = booking.status === 'spam'
  const all: Row[] = [
    [words.labels.reference, booking.reference],
    ...Object.values(fieldRows(booking)),
    ...describeDetails(booking),
    [words.labels.spamSigns, isSpam && booking.spamSigns?.join(', ')],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, String(value)]] : []))
}

/** In the order of the email. */
function fieldRows(booking: Booking): Record<PlainField, Row> {
  const { labels, services } = en.booking
  const { contactNumber, date, selectedService } = booking
  return {
    name: [labels.name, booking.name],
    contactNumber: [labels.contactNumber, contactNumber && formatPhone(contactNumber)],
    email: [bookingDetails.labels.email, booking.email],
    date: [labels.date, date && formatDay(date)],
    numberOfGuests: [labels.numberOfGuests, booking.numberOfGuests],
    venueTitle: [labels.venueTitle, booking.venueTitle],
    functions: [
      labels.functions,
      describeFunctions(booking.functions, bookingDetails.functions).join('\n'),
    ],
    venueDetails: [labels.venueDetails, booking.venueDetails],
    selectedService: [labels.selectedService, selectedService && services[selectedService]],
    service: [words.labels.serviceTitle, booking.serviceTitle],
    plan: [words.labels.planTitle, booking.planTitle],
    message: [words.labels.message, booking.message],
  }
}

function linksOf({ contactNumber, reference }: Booking, panelUrl: string): [string, string][] {
  const links: [string, string][] = [[words.open, panelUrl]]
  if (!contactNumber || !isPhone(contactNumber)) return links
  links.push([words.call, `tel:${toE164(contactNumber)}`])
  if (!isMobile(contactNumber)) return links
  return [...links, [words.whatsapp, whatsappLink(contactNumber, words.chat(reference ?? ''))]]
}

/** Indented, so that typed text cannot look like a line of the email itself. */
const indent = (value: string) => value.replace(/\r?\n/g, '\n    ')
