import type { Payload } from 'payload'
import { addEmail } from '@/booking/emails/addEmail'
import { firstName } from '@/booking/emails/customerEmail'
import { headerLine, type EmailContent, emailHtml } from '@/email/emailHtml'
import { siteEnv } from '@/env'
import { quoteServer } from '@/i18n/en/quoteServer'
import { messagesFor } from '@/i18n/messagesFor'
import { formatRupeesShort } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { panelPaths } from '@/panel/panelPaths'
import type { Booking } from '@/payload-types'
import { countAttempt } from '@/rateLimit/countRequest'
import { limitersOf } from '@/rateLimit/limiter'
import { quoteEmailLimit } from '@/rateLimit/limits'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'
import { dayInIndia, formatDay, formatMoment } from '@/time/days'
import { readVouchersOf } from './payments/storedVouchers'
import { standingOf } from './rules/paymentStanding'
import type { QuoteActivity } from './rules/quoteActivity'
import { receivedBy } from './rules/voucher'
import { readQuoteOf } from './storedQuotes'

const { activityEmail: words } = quoteServer

interface HasActivities {
  booking: Booking
  activities: readonly QuoteActivity[]
}

/**
 * Queues what the business gets by email about a quote, and the customer's confirmation of an acceptance. Each once,
 * by the id of the entry of the timeline.
 */
export async function queueQuoteEmails(
  payload: Payload,
  { booking, activities }: HasActivities,
): Promise<void> {
  for (const one of activities) {
    const { id, outcome } = one
    if (!hasEmail(outcome)) continue
    if (outcome === 'quoteAccepted' && booking.email) {
      const content = await acceptedEmail(payload, { booking, version: one.version })
      const kind = 'quoteAccepted'
      if (content) await addEmail(payload, { booking: booking.id, id: `${id}c`, kind, content })
    }
    if (outcome === 'quoteChangeRequested' && (await isOverLimit(payload, booking.id))) continue
    const content = businessEmail({ activity: { ...one, outcome }, booking })
    await addEmail(payload, { booking: booking.id, id, kind: 'quoteUpdate', content })
  }
}

type EmailedOutcome = keyof typeof words.subjects

const hasEmail = (outcome: string): outcome is EmailedOutcome =>
  Object.hasOwn(words.subjects, outcome)

const limiters = limitersOf<string>([quoteEmailLimit])

/** Limits the emails about one quote, since anyone with a link to it can ask for changes without signing in. */
async function isOverLimit(payload: Payload, booking: string): Promise<boolean> {
  return (await countAttempt({ by: { [quoteEmailLimit.by]: booking }, limiters, payload })).wait > 0
}

interface ActivityEmail {
  booking: Booking
  activity: QuoteActivity & { outcome: EmailedOutcome }
}

function businessEmail({
  activity: { at, byName, outcome, text = '' },
  booking,
}: ActivityEmail): EmailContent {
  const [which = '', ...lines] = text.split('\n')
  const subject = `${words.subjects[outcome]}: ${[which, booking.name].filter(Boolean).join(', ')}`
  const all: [label: string, value?: string | null][] = [
    [words.quote, which],
    [words.booking, [booking.reference, booking.name].filter(Boolean).join(', ')],
    [words.by, byName],
    [words.at, formatMoment(at)],
    [words.texts[outcome], lines.join('\n')],
  ]
  const rows = all.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
  const url = siteEnv().siteUrl + panelPaths.quote(booking.id)
  return {
    subject: headerLine(subject),
    // Indented, so that typed text cannot pass for a line of ours.
    text: [...rows, [words.open, url]]
      .map(([label, value = '']) => `${label}: ${value.replaceAll('\n', '\n    ')}`)
      .join('\n'),
    html: emailHtml({
      sections: [{ links: [[words.open, url]], rows }],
      title: words.subjects[outcome],
    }),
  }
}

interface Accepted {
  booking: Booking
  version: number | undefined
}

/** In the language of the quote. Without a link: only the hash of its token is stored. */
async function acceptedEmail(
  payload: Payload,
  { booking, version: which }: Accepted,
): Promise<EmailContent | undefined> {
  const quote = await readQuoteOf(payload, booking.id)
  const found = quote?.versions.find(({ version }) => version === which)
  const { acceptance, issued } = found ?? {}
  if (!quote?.number || !found || !acceptance || !issued) return undefined
  const { language } = found.content
  const { accepted: texts, call, hello, total } = messagesFor(language).quoteEmail
  const received = receivedBy(await readVouchersOf(payload, booking.id))
  const today = dayInIndia(new Date(acceptance.at))
  const { next } = standingOf({ acceptance, acceptedOn: today, received, today })
  const { name, phone } = issued.seller
  const number = formatSeriesNumber(quote.number)
  const payment =
    next &&
    texts.payment(
      next.title,
      formatRupeesShort(next.left),
      formatDay(next.dueOn ?? today, language),
    )
  const rows: [string, string][] = [
    [texts.quote, texts.version(number, found.version)],
    [texts.by, isolate(acceptance.name)],
    [total, formatRupeesShort(acceptance.amounts.total)],
    ...(payment ? [[texts.next, payment] as [string, string]] : []),
  ]
  const before = [hello(isolate(firstName(booking.name) ?? '')), texts.thanks]
  const after = [
    ...(payment ? [texts.howToPay] : []),
    texts.notYou,
    ...(phone ? [call(formatPhone(phone))] : []),
    ...(name ? [name] : []),
  ]
  const subject = headerLine(texts.subject(number))
  return {
    subject,
    text: [...before, rows.map((row) => row.join(': ')).join('\n'), ...after].join('\n\n'),
    html: emailHtml({
      locale: language,
      sections: [{ lines: before, rows }, { lines: after }],
      title: subject,
    }),
  }
}
