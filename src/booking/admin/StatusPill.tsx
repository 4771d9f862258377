import { statusLook } from '@/booking/rules/status'
import { statusWord } from '@/i18n/en/bookingPanel'

interface Props {
  /** The stored status. One that this version does not know has no colour. */
  status: string
  word?: string
}

export function StatusPill({ status, word = statusWord(status) }: Props) {
  return (
    <span className="status-pill" {...statusLook(status)}>
      {word}
    </span>
  )
}
