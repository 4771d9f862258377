import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { firstName } from '@/booking/emails/customerEmail'
import { headerLine, type EmailContent, emailHtml } from '@/email/emailHtml'
import { errorText, sendEmail } from '@/email/sendEmail'
import { siteEnv } from '@/env'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { messagesFor } from '@/i18n/messagesFor'
import { formatRupeesShort } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import type { Booking } from '@/payload-types'
import type { StoredQuote } from '@/quote/rules/quote'
import { lastIssuedOf } from '@/quote/rules/quoteState'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'
import { formatDay } from '@/time/days'
import { refusal } from './quoteOf'

/** Runs before any change. Throws ValidationError. */
export function refuseWithoutEmail({ email }: Booking, req: PayloadRequest) {
  if (!email) throw refusal(words.noAddress, req, 'way')
  if (!siteEnv().SMTP_URL) throw refusal(words.noMailServer, req, 'way')
}

interface QuoteEmail {
  booking: Booking
  quote: StoredQuote
  req: PayloadRequest
  url: string
}

/**
 * Sends the email directly instead of through the outbox, because the token is not stored. Returns the reason
 * of a failure, so that the link can be sent in another way.
 */
export async function sendQuoteEmail({
  booking,
  quote,
  req,
  url,
}: QuoteEmail): Promise<{ emailError?: string }> {
  const { payload } = req
  try {
    const { email, name, bookingsEmail } = await payload.findGlobal({
      slug: 'site-settings',
      depth: 0,
    })
    await sendEmail({
      ...quoteEmailOf({ booking, quote, url }),
      // Each link has its own Message-ID.
      id: `${randomBytes(12).toString('hex')}.${booking.id}`,
      name,
      payload,
      replyTo: bookingsEmail || email || undefined,
      to: booking.email ?? '',
    })
    return {}
  } catch (error) {
    // The message of the server can contain the recipient.
    payload.logger.error({ msg: 'A link to a quote was not sent by email', id: quote.id })
    return { emailError: errorText(error) }
  }
}

/** In the language of the quote. */
function quoteEmailOf({ booking, quote, url }: Omit<QuoteEmail, 'req'>): EmailContent {
  const last = lastIssuedOf(quote.versions)
  const { language, validUntil } = last?.content ?? { language: 'en' as const, validUntil: '' }
  const { quoteEmail: texts } = messagesFor(language)
  const { amounts, seller } = last?.issued ?? {}
  const hello = texts.hello(isolate(firstName(booking.name) ?? ''))
  const rows: [string, string][] = [
    [texts.total, amounts ? formatRupeesShort(amounts.total) : ''],
    [texts.validUntil, formatDay(validUntil, language)],
  ]
  const after = [
    texts.isPrivate,
    ...(seller?.phone ? [texts.call(formatPhone(seller.phone))] : []),
    seller?.name ?? '',
  ]
  const subject = headerLine(texts.subject(quote.number ? formatSeriesNumber(quote.number) : ''))
  const before = [hello, texts.ready(booking.reference ?? '')]
  const facts = rows.map((row) => row.join(': '))
  return {
    subject,
    text: [...before, facts.join('\n'), `${texts.open}: ${url}`, ...after].join('\n\n'),
    html: emailHtml({
      locale: language,
      sections: [{ lines: before, links: [[texts.open, url]], rows }, { lines: after }],
      title: subject,
    }),
  }
}
