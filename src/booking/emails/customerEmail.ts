import { describeDays } from '@/booking/rules/describeFunctions'
import { languageOf } from '@/booking/rules/languageOf'
import { type confirmationPlaceholders } from '@/booking/rules/replyTemplates'
import { replyWayOf } from '@/booking/rules/replyWay'
import { headerLine, type EmailContent, emailHtml } from '@/email/emailHtml'
import { messagesFor } from '@/i18n/messagesFor'
import type { Booking, SiteSetting } from '@/payload-types'
import { fillTemplate } from '@/rules/fillTemplate'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'

interface Acknowledged {
  booking: Pick<
    Partial<Booking>,
    | 'consent'
    | 'contactBy'
    | 'contactNumber'
    | 'date'
    | 'days'
    | 'email'
    | 'functions'
    | 'name'
    | 'reference'
  >
  settings: Pick<Partial<SiteSetting>, 'acknowledgement' | 'name' | 'phone' | 'replyPromise'>
}

/**
 * The acknowledgement, in the visitor's language. It repeats only a first name and the number of functions
 * with their days, because the address may belong to someone else.
 */
export function customerEmail({ booking, settings }: Acknowledged): EmailContent {
  const locale = languageOf(booking)
  const { booking: bookingWords, customerEmail: words, details } = messagesFor(locale)
  const promise = bookingWords.promise[replyWayOf(booking)]
  const ref = booking.reference ?? ''
  const { acknowledgement, name, phone, replyPromise } = settings
  const values = {
    business: name ?? '',
    name: isolate(firstName(booking.name) ?? ''),
    phone: phone ? formatPhone(phone) : '',
    promise: promise(replyPromise ?? ''),
    ref,
  } satisfies Record<(typeof confirmationPlaceholders)[number], string>
  const text = fillTemplate(
    withoutEmptyLines(acknowledgement?.trim() || words.template, values),
    values,
  ).trim()
  const when = booking.functions?.length && describeDays(booking, details.functions, locale)
  const lines = [...text.split(/\n{2,}/), ...(when ? [words.functions(when)] : []), words.notYou]
  const subject = headerLine(words.subject(ref))
  return {
    subject,
    text: lines.join('\n\n'),
    html: emailHtml({ locale, sections: [{ lines }], title: subject }),
  }
}

/** A line with an empty value is omitted. */
function withoutEmptyLines(template: string, values: Record<string, string>): string {
  const isShown = (line: string) =>
    [...line.matchAll(/\{(phone|business|promise)\}/g)].every(([, name = '']) => values[name])
  return template
    .split(/\r?\n/)
    .filter(isShown)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

const LONGEST = 20

/** Only letters, because the address may belong to someone else. */
export function firstName(name: string | null | undefined): string | undefined {
  const [first = ''] = (name ?? '').trim().split(/\s+/, 1)
  return /^[\p{L}\p{M}]+$/u.test(first) && Array.from(first).length <= LONGEST ? first : undefined
}
