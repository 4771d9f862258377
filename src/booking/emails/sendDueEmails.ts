import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { background } from '@/server/background.mjs'
import { deliverEmail } from './deliverEmail'
import { claimEmail } from './outbox'

/** The name of the background job. */
export const EMAIL_JOB = 'emails'

interface Run {
  now?: () => Date
  /** Called for each claimed email. */
  onClaim?: () => void
  payload: Payload
}

/**
 * Sends all due emails, one after another, and returns their number. Several runs can work at the same time.
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
