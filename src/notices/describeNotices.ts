import { notices as words } from '@/messages/en/notices'
import type { Booking } from '@/payload-types'

/** `Business: not sent: no SMTP. Customer: sent.` */
export function describeNotices(notices: Booking['notices']): string {
  return (notices ?? [])
    .map(({ error, kind, state }) => {
      const told = `${words.kinds[kind]}: ${words.states[state]}`
      return `${told}${error ? `: ${error}` : ''}.`
    })
    .join(' ')
}
