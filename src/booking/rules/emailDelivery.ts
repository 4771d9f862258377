/**
 * `quoteUpdate` tells the business what a customer answered or a colleague undid; `quoteAccepted` confirms an
 * acceptance to the customer.
 */
export const emailKinds = ['business', 'customer', 'quoteUpdate', 'quoteAccepted'] as const
export type EmailKind = (typeof emailKinds)[number]

export const isToCustomer = (kind: EmailKind) => kind === 'customer' || kind === 'quoteAccepted'

/** `failed`: no further attempts. */
export const emailStates = ['queued', 'sending', 'sent', 'failed'] as const
export type EmailState = (typeof emailStates)[number]

export const EMAIL_ATTEMPTS = 8
/** Prevents filling the mailbox of a stranger. */
export const CUSTOMER_EMAILS_PER_HOUR = 5
/** In milliseconds. Afterwards another process can claim the email. */
export const EMAIL_LEASE_MS = 120_000
/** The number of emails that a process sends at the same time. */
export const EMAILS_AT_ONCE = 3

const MINUTE = 60_000
const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE]

interface Failed {
  /** The number of attempts, including this one. */
  attempts: number
  now: Date
}

export function afterFailure({ attempts, now }: Failed) {
  if (attempts >= EMAIL_ATTEMPTS) return { state: 'failed', nextAttempt: null } as const
  const wait = waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? MINUTE
  return { state: 'queued', nextAttempt: new Date(now.getTime() + wait) } as const
}

export interface UnsentEmails {
  /** Retried automatically. */
  delayed: number
  /** Not retried. */
  failed: number
  noAddress: number
  noServer: number
}

export function unsentStates({ failed, ...waiting }: UnsentEmails): EmailState[] {
  const isWaiting = Object.values(waiting).some((count) => count > 0)
  return [...(failed > 0 ? ['failed' as const] : []), ...(isWaiting ? ['queued' as const] : [])]
}
