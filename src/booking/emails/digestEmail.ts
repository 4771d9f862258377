import { describeDays } from '@/booking/rules/describeFunctions'
import { UNANSWERED_HOURS } from '@/booking/rules/filters'
import { wonStatuses } from '@/booking/rules/status'
import { headerLine, mailHtml } from '@/email/html'
import type { Mail, Section } from '@/email/html'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { statusWord } from '@/i18n/en/bookingPanel'
import { emailTexts } from '@/i18n/en/email'
import { privacy } from '@/i18n/en/privacy'
import type { Booking } from '@/payload-types'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'
import { formatDay, formatMoment, type Day } from '@/time/days'

export const COMING_DAYS = 3

interface Digest {
  coming: Booking[]
  followUps: Booking[]
  panelUrl: string
  today: Day
  waiting: Booking[]
}

const words = emailTexts.digest

export function digestEmail({ coming, followUps, panelUrl, today, waiting }: Digest): Mail {
  const lists: Section[] = [
    { heading: words.waiting(UNANSWERED_HOURS), rows: waiting.map(toRow) },
    { heading: words.followUps, rows: followUps.map(toFollowUp) },
    { heading: words.confirmed(COMING_DAYS), rows: coming.filter(isWon).map(toRow) },
    {
      heading: words.open(COMING_DAYS),
      rows: coming.filter((booking) => !isWon(booking)).map(toStage),
    },
  ].filter(({ rows }) => rows.length > 0)
  const subject = headerLine(words.subject(formatDay(today)))
  const paragraphs = lists.map(({ heading, rows = [] }) =>
    [heading, ...rows.map(([name, details]) => `- ${name}: ${details}`)].join('\n'),
  )
  return {
    subject,
    text: [...paragraphs, `${words.panel}: ${panelUrl}`].join('\n\n'),
    html: mailHtml({
      sections: [...lists, { links: [[words.panel, panelUrl]] }],
      title: words.title,
    }),
  }
}

const isWon = ({ status }: Booking) => wonStatuses.includes(status)

function toStage(booking: Booking): [string, string] {
  const [name, details] = toRow(booking)
  return [name, [statusWord(booking.status), details].filter(Boolean).join(', ')]
}

function toFollowUp(booking: Booking): [string, string] {
  const [name, details] = toRow(booking)
  return [name, [words.dueOn(formatDay(booking.followUpOn ?? '')), details].join(', ')]
}

function toRow(booking: Booking): [string, string] {
  const { anonymisedAt, contactNumber, createdAt, email, name, reference, serviceTitle } = booking
  const details = [
    describeDays(booking, bookingDetails.functions),
    serviceTitle,
    contactNumber ? formatPhone(contactNumber) : email,
    reference,
  ]
  return [
    anonymisedAt ? privacy.erased.label : isolate(name ?? '') || words.noName,
    details.filter(Boolean).join(', ') || formatMoment(createdAt),
  ]
}
