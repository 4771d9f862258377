import { languageOf } from '@/booking/rules/language'
import { headerLine, type Mail, mailHtml } from '@/email/html'
import { emailTexts } from '@/i18n/en/email'
import { emailTexts as inHindi } from '@/i18n/hi/email'
import type { Locale } from '@/i18n/locales'
import type { Booking, SiteSetting } from '@/payload-types'
import { formatPhone } from '@/rules/phone'
import { isolate } from '@/rules/text'

interface Acknowledged {
  booking: Pick<Partial<Booking>, 'consent' | 'contactBy' | 'contactNumber' | 'name' | 'reference'>
  settings: Pick<Partial<SiteSetting>, 'acknowledgement' | 'name' | 'phone' | 'replyPromise'>
}

const wordsByLocale: Record<Locale, typeof emailTexts.customer> = {
  en: emailTexts.customer,
  hi: inHindi.customer,
}

/** In the visitor's language. Repeats only a first name: the address may be another person's. */
export function customerEmail({ booking, settings }: Acknowledged): Mail {
  const locale = languageOf(booking)
  const words = wordsByLocale[locale]
  const ref = booking.reference ?? ''
  const { acknowledgement, name, phone, replyPromise } = settings
  const when = replyPromise ? ` ${replyPromise}` : ''
  const text = fill(acknowledgement?.trim() || words.template, {
    business: name ?? '',
    name: isolate(firstName(booking.name) ?? ''),
    phone: phone ? formatPhone(phone) : '',
    promise: words.promise[booking.contactNumber ? (booking.contactBy ?? 'call') : 'email'](when),
    ref,
  })
  const lines = [...text.split(/\n{2,}/), words.notYou]
  const subject = headerLine(words.subject(ref))
  return {
    subject,
    text: lines.join('\n\n'),
    html: mailHtml({ locale, sections: [{ lines }], title: subject }),
  }
}

function fill(template: string, values: Record<string, string>): string {
  const known = (line: string) =>
    line.replace(/( ?)\{(\w+)\}/g, (_whole, space: string, name: string) => {
      const value = values[name]
      return value ? space + value : ''
    })
  return template
    .split(/\r?\n/)
    .filter((line) => !/\{(phone|business|promise)\}/.test(line) || hasAll(line, values))
    .map(known)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const hasAll = (line: string, values: Record<string, string>) =>
  [...line.matchAll(/\{(phone|business|promise)\}/g)].every(([, name = '']) => values[name])

const LONGEST = 20

/** Letters only, since the address may be another person's. */
export function firstName(name: string | null | undefined): string | undefined {
  const [first = ''] = (name ?? '').trim().split(/\s+/, 1)
  return /^[\p{L}\p{M}]+$/u.test(first) && Array.from(first).length <= LONGEST ? first : undefined
}
