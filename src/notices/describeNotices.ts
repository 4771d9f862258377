import { en } from '@/messages/en'
import type { Booking } from '@/payload-types'

/** `Business: not sent: no SMTP. Customer: sent.` */
export function describeNotices(notices: Booking['notices']): string {
  return (notices ?? [])
    .map(({ error, kind, state }) => {
      const words = en.notices.states[state]
      return `${en.notices.kinds[kind]}: ${words}${error ? `: ${error}` : ''}.`
    })
    .join(' ')
}
