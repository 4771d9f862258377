import type { NoticeState } from './notices'

/** How many mails did not go out, by what keeps them. */
export interface UnsentNotices {
  /** Tried again by themselves. */
  delayed: number
  /** Given up. */
  failed: number
  noAddress: number
  noServer: number
}

/** The states of the notices that are counted, to find their bookings by. */
export function unsentStates({ failed, ...waiting }: UnsentNotices): NoticeState[] {
  const isWaiting = Object.values(waiting).some((count) => count > 0)
  return [...(failed > 0 ? ['failed' as const] : []), ...(isWaiting ? ['queued' as const] : [])]
}
