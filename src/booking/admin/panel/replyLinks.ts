import { describeDays } from '@/booking/rules/describeFunctions'
import type { replyPlaceholders, ReplyTemplate } from '@/booking/rules/replyTemplates'
import { messagesFor } from '@/i18n/messagesFor'
import type { Booking, SiteSetting } from '@/payload-types'
import { fillTemplate } from '@/rules/fillTemplate'
import { type Locale, locales, rootLocale } from '@/rules/locales'
import { isMobile, isPhone, toE164, whatsappLink } from '@/rules/phone'
import { isolate } from '@/rules/text'

export type MessageWay = 'email' | 'whatsapp'

export interface Reply {
  href: string
  text: string
  title: string
}

export type Replies = Record<Locale, Reply[]>

type Settings = Pick<SiteSetting, 'name' | 'replyTemplates'>

interface Replying {
  booking: Booking
  settings: Record<Locale, Settings>
}

export function replyLinks({ booking, settings }: Replying) {
  const phone = booking.contactNumber ?? ''
  const of = (way: MessageWay, toReply: (template: ReplyTemplate) => Reply) => {
    const inLocale = (locale: Locale) =>
      fill({ booking, locale, settings })
        .filter(({ channel }) => ['both', way].includes(channel))
        .map(toReply)
    return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)])) as Replies
  }
  return {
    call: isPhone(phone) ? `tel:${toE164(phone)}` : undefined,
    email: booking.email ? of('email', byEmail(booking.email)) : undefined,
    emailPlain: `mailto:${booking.email}`,
    whatsapp: isMobile(phone) ? of('whatsapp', byWhatsapp(phone)) : undefined,
    whatsappPlain: `https://wa.me/91${phone}`,
  }
}

function fill({ booking, locale, settings }: Replying & { locale: Locale }): ReplyTemplate[] {
  const values = {
    business: isolate((settings[locale].name || settings[rootLocale].name) ?? ''),
    date: describeDays(booking, messagesFor(locale).details.functions, locale),
    guests: booking.numberOfGuests?.toLocaleString('en-IN'),
    name: isolate(booking.name ?? ''),
    ref: booking.reference,
    venue: isolate(booking.venueTitle ?? ''),
  } satisfies Record<(typeof replyPlaceholders)[number], unknown>
  // Omits a template without text in this language. When none has a text, the default templates are used.
  const own = (settings[locale].replyTemplates ?? []).filter(({ text }) => text)
  return (own.length > 0 ? own : messagesFor(locale).replies).map((template) => ({
    ...template,
    subject: template.subject && fillTemplate(template.subject, values),
    text: fillTemplate(template.text, values),
  }))
}

const byWhatsapp =
  (phone: string) =>
  ({ text, title }: ReplyTemplate): Reply => ({ href: whatsappLink(phone, text), text, title })

const byEmail =
  (address: string) =>
  ({ subject, text, title }: ReplyTemplate): Reply => {
    const parts = [`body=${encodeURIComponent(text)}`]
    if (subject) parts.unshift(`subject=${encodeURIComponent(subject)}`)
    return { href: `mailto:${address}?${parts.join('&')}`, text, title }
  }
