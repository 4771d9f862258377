import { formatPhone } from '@/domain/phone'
import { notices } from '@/messages/en/notices'
import type { Booking, SiteSetting } from '@/payload-types'
import { firstName } from './firstName'
import { headerLine } from './headerLine'
import type { Mail } from './Mail'
import { mailHtml } from './mailHtml'

interface Acknowledged {
  booking: Pick<Partial<Booking>, 'contactBy' | 'name' | 'reference'>
  settings: Pick<Partial<SiteSetting>, 'acknowledgement' | 'name' | 'phone' | 'replyPromise'>
}

/** Says that the request came in. Of what was typed it repeats a first name and nothing else. */
export function customerNotice({ booking, settings }: Acknowledged): Mail {
  const words = notices.customer
  const ref = booking.reference ?? ''
  const { acknowledgement, name, phone, replyPromise } = settings
  const when = replyPromise ? ` ${replyPromise}` : ''
  const text = fill(acknowledgement?.trim() || words.template, {
    business: name ?? '',
    name: firstName(booking.name) ?? '',
    phone: phone ? formatPhone(phone) : '',
    promise: words.promise[booking.contactBy ?? 'call'](when),
    ref,
  })
  const lines = [...text.split(/\n{2,}/), words.notYou]
  const subject = headerLine(words.subject(ref))
  return {
    subject,
    text: lines.join('\n\n'),
    html: mailHtml({ sections: [{ lines }], title: subject }),
  }
}

/** A line about something that is not known goes; in other lines a missing name leaves no gap. */
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
