import { isFromAbroad } from '@/rules/phone'

export type ReplyWay = 'call' | 'email' | 'whatsapp'

interface Reachable {
  contactBy?: string | null
  contactNumber?: string | null
  email?: string | null
}

/** How the business replies: as the customer prefers, and by email without an Indian phone number. */
export function replyWayOf({ contactBy, contactNumber, email }: Reachable): ReplyWay {
  if (!contactNumber || isFromAbroad({ contactNumber })) return 'email'
  if (contactBy === 'email') return email ? 'email' : 'call'
  return contactBy === 'whatsapp' ? 'whatsapp' : 'call'
}
