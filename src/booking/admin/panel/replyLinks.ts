import { formatDay } from '@/time/days'
import { isMobile, isPhone, toE164, whatsappLink } from '@/booking/rules/phone'
import { fillTemplate, type ReplyTemplate } from '@/booking/rules/replyTemplates'
import { defaultReplies } from '@/i18n/en/bookingPanel'
import type { Booking, SiteSetting } from '@/payload-types'

export type ReplyWay = 'email' | 'whatsapp'

export interface Reply {
  href: string
  text: string
  title: string
}

interface Replying {
  booking: Booking
  settings: Pick<SiteSetting, 'name' | 'replyTemplates'>
}

export function replyLinks({ booking, settings }: Replying) {
  const phone = booking.contactNumber ?? ''
  const replies = fill({ booking, settings })
  const of = (way: ReplyWay) => replies.filter(({ channel }) => ['both', way].includes(channel))
  return {
    call: isPhone(phone) ? `tel:${toE164(phone)}` : undefined,
    email: booking.email ? of('email').map(byEmail(booking.email)) : undefined,
    emailPlain: `mailto:${booking.email}`,
    whatsapp: isMobile(phone) ? of('whatsapp').map(byWhatsapp(phone)) : undefined,
    whatsappPlain: `https://wa.me/91${phone}`,
  }
}

function fill({ booking, settings }: Replying): ReplyTemplate[] {
  const values = {
    business: settings.name,
    date: booking.date && formatDay(booking.date),
    guests: booking.numberOfGuests?.toLocaleString('en-IN'),
    name: booking.name,
    ref: booking.reference,
    venue: booking.venueTitle,
  }
  const own = settings.replyTemplates ?? []
  return (own.length > 0 ? own : defaultReplies).map((template) => ({
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
