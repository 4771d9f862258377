import { describeDays } from '@/booking/rules/describeFunctions'
import { UNANSWERED_HOURS } from '@/booking/rules/filters'
import { wonStatuses } from '@/booking/rules/status'
import type { BookingView } from '@/booking/rules/view'
import { headerLine, emailHtml } from '@/email/emailHtml'
import type { EmailContent, Section } from '@/email/emailHtml'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { statusWord } from '@/i18n/en/bookingPanel'
import { emailTexts } from '@/i18n/en/email'
import { privacy } from '@/i18n/en/privacy'
import { type Paise, sumOf } from '@/money/rules/paise'
import { formatRupeesShort } from '@/money/rules/rupees'
import { panelPaths } from '@/panel/panelPaths'
import { paths } from '@/paths'
import type { Booking } from '@/payload-types'
import type { Due } from '@/quote/payments/readDues'
import { overdueOf } from '@/quote/rules/paymentStanding'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'
import { addDays, type Day, formatDay, formatMoment } from '@/time/days'

export const COMING_DAYS = 3

/** Payments due within this number of days are listed. */
export const DUE_DAYS = 7

/** The maximum number of listed payments, overdue and coming ones separately. */
const PAYMENTS_MAX = 5

interface Digest {
  coming: Booking[]
  dues: Due[]
  followUps: Booking[]
  panelUrl: string
  today: Day
  waiting: Booking[]
}

const words = emailTexts.digest

/** Undefined when there is nothing to report. */
export function digestEmail(digest: Digest): EmailContent | undefined {
  const { coming, followUps, panelUrl, today, waiting } = digest
  const lists: Section[] = [
    { heading: words.waiting(UNANSWERED_HOURS), rows: waiting.map(toRow) },
    { heading: words.followUps, rows: followUps.map(toFollowUp) },
    { heading: words.confirmed(COMING_DAYS), rows: coming.filter(isWon).map(toRow) },
    {
      heading: words.open(COMING_DAYS),
      rows: coming.filter((booking) => !isWon(booking)).map(toStage),
    },
    ...paymentLists(digest),
  ].filter(({ rows }) => rows.length > 0)
  if (lists.length === 0) return undefined
  const subject = headerLine(words.subject(formatDay(today)))
  const paragraphs = lists.map(({ heading, links = [], rows = [] }) =>
    [
      heading,
      ...rows.map(([name, details]) => `- ${name}: ${details}`),
      ...links.map(([label, href]) => `${label}: ${href}`),
    ].join('\n'),
  )
  return {
    subject,
    text: [...paragraphs, `${words.panel}: ${panelUrl}`].join('\n\n'),
    html: emailHtml({
      sections: [...lists, { links: [[words.panel, panelUrl]] }],
      title: words.title,
    }),
  }
}

function paymentLists({ dues, panelUrl, today }: Digest) {
  const late = dues.flatMap((due) => {
    const overdue = overdueOf(due.standing)
    return overdue ? [{ amount: overdue.amount, day: overdue.since, due }] : []
  })
  const coming = dues.flatMap((due) => {
    const rows = due.standing.rows.filter(
      ({ dueOn = '', left }) => left > 0 && dueOn >= today && dueOn <= addDays(today, DUE_DAYS),
    )
    const [first] = rows
    const amount = sumOf(rows.map(({ left }) => left))
    return first?.dueOn ? [{ amount, day: first.dueOn, due }] : []
  })
  const open = (view: Partial<BookingView>) =>
    panelUrl + panelPaths.bookings(view).slice(paths.admin().length)
  const list = (payments: Payment[], { all, heading, row }: PaymentWords) => {
    const sum = formatRupeesShort(sumOf(payments.map(({ amount }) => amount)))
    const shown = payments.slice(0, PAYMENTS_MAX)
    return {
      heading: heading(sum, payments.length),
      links: [
        ...shown.map(({ due }): [string, string] => [
          words.openBooking(nameOf(due)),
          open({ open: due.booking }),
        ]),
        [words.allPayments, open(all)] as [string, string],
      ],
      rows: shown.map(({ amount, day, due }): [string, string] => [
        nameOf(due),
        [
          row(formatRupeesShort(amount), formatDay(day)),
          due.contactNumber && formatPhone(due.contactNumber),
          due.reference,
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    }
  }
  return [
    list(late, {
      all: { sort: 'payment', tab: 'paymentOverdue' },
      heading: words.overdue,
      row: words.overdueSince,
    }),
    list(coming, {
      all: { sort: 'payment' },
      heading: (sum, count) => words.falling({ count, days: DUE_DAYS, sum }),
      row: words.fallingOn,
    }),
  ]
}

interface Payment {
  amount: Paise
  day: Day
  due: Due
}

interface PaymentWords {
  all: Partial<BookingView>
  heading: (sum: string, count: number) => string
  row: (amount: string, day: string) => string
}

const nameOf = ({ name }: Due) => isolate(name ?? '') || words.noName

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
