import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { claimNotice, isEnding } from './outbox'
import { sendNotice } from './sendNotice'

interface Run {
  /** At most so many in one run; the next one goes on. */
  most?: number
  now?: () => Date
  payload: Payload
  /** Called before each notice. */
  step?: () => void
}

/**
 * Sends every notice that is due, one after another, and answers how many went out. Any number of
 * workers may run it. Without a mail server nothing is tried and nothing is counted. A process that
 * ends leaves the rest to the others, or to its next start.
 */
export async function sendDueNotices({ most = 100, now = () => new Date(), payload, step }: Run) {
  let sent = 0
  if (!siteEnv().SMTP_URL) return sent
  for (let tried = 0; tried < most; tried += 1) {
    if (isEnding()) break
    step?.()
    const claim = await claimNotice({ now: now(), payload })
    if (!claim) break
    if (await sendNotice({ claim, now, payload })) sent += 1
  }
  return sent
}
