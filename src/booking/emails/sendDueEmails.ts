import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { background } from '@/server/background.mjs'
import { deliverEmail } from './deliverEmail'
import { claimEmail } from './outbox'

/** The background job that sends them. */
export const EMAIL_JOB = 'emails'

interface Run {
  now?: () => Date
  /** Called for each email that was claimed. */
  onClaim?: () => void
  payload: Payload
}

/**
 * Sends every due email, one after another, and resolves to their number. Any number of them may run at once.
 */
export async function sendDueEmails({ now = () => new Date(), onClaim, payload }: Run) {
  let sent = 0
  if (!siteEnv().SMTP_URL) return sent
  while (!background.isEnding) {
    const claim = await claimEmail({ now: now(), payload })
    if (!claim) break
    onClaim?.()
    if (await deliverEmail({ claim, now, payload })) sent += 1
  }
  return sent
}
