export const noticeKinds = ['business', 'customer'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** `failed` is given up: somebody has to look. */
export const noticeStates = ['queued', 'sending', 'sent', 'failed'] as const
export type NoticeState = (typeof noticeStates)[number]

export const NOTICE_ATTEMPTS = 8
/** Whoever writes a stranger's address into the form fills nobody's mailbox. */
export const CUSTOMER_NOTICES_PER_HOUR = 5
/** Whoever sends a notice has it for so long; then another may take it over. */
export const NOTICE_LEASE_MS = 120_000
/** Sending is given up before the lease ends, so that two never send at once. */
export const NOTICE_DEADLINE_MS = 60_000

const MINUTE = 60_000
const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE]

interface Failed {
  /** How often it was tried, this time included. */
  attempts: number
  now: Date
}

/** What becomes of a notice that could not be sent. */
export function afterFailure({ attempts, now }: Failed) {
  if (attempts >= NOTICE_ATTEMPTS) return { state: 'failed', nextAttempt: null } as const
  const wait = waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? MINUTE
  return { state: 'queued', nextAttempt: new Date(now.getTime() + wait) } as const
}

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
