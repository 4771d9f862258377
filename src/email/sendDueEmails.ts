import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { claimEmail, isEnding } from './outbox'
import { deliverEmail } from './deliverEmail'

const MOST = 100

interface Run {
  now?: () => Date
  payload: Payload
  step?: () => void
}

/**
 * Sends every due email, one after another, and resolves to their number. Any number of workers may
 * run it.
 */
export async function sendDueEmails({ now = () => new Date(), payload, step }: Run) {
  let sent = 0
  if (!siteEnv().SMTP_URL) return sent
  for (let tried = 0; tried < MOST; tried += 1) {
    if (isEnding()) break
    step?.()
    const claim = await claimEmail({ now: now(), payload })
    if (!claim) break
    if (await deliverEmail({ claim, now, payload })) sent += 1
  }
  return sent
}
