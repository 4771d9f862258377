import { formatPhone } from '@/domain/phone'
import { notices } from '@/messages/en/notices'
import { firstName } from './firstName'
import { headerLine } from './headerLine'
import type { Mail } from './Mail'
import { mailHtml } from './mailHtml'

interface Acknowledged {
  booking: { name?: string | null; reference?: string | null }
  settings: { name?: string | null; phone?: string | null; replyPromise?: string | null }
}

/** Says that the request came in. Of what was typed it repeats a first name and nothing else. */
export function customerNotice({ booking, settings }: Acknowledged): Mail {
  const words = notices.customer
  const reference = booking.reference ?? ''
  const { name, phone, replyPromise } = settings
  const lines = [
    words.hello(firstName(booking.name)),
    words.received(reference),
    ...(replyPromise ? [words.promise(replyPromise)] : []),
    words.next,
    ...(phone ? [words.phone(formatPhone(phone))] : []),
    words.notYou,
    ...(name ? [name] : []),
  ]
  const subject = headerLine(words.subject(reference))
  return {
    subject,
    text: lines.join('\n\n'),
    html: mailHtml({ sections: [{ lines }], title: subject }),
  }
}
