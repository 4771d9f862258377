import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { noticeClock } from '@/email/noticesTask'
import { indexNotices } from '../src/booking/create/queueEmails'
import { retentionClock } from '../src/privacy/retentionTask'
import { guardRequests } from '../src/platform/guardRequests'

/** Once Payload is there: what its own schema does not index, and what the running site does by itself. */
export async function begin(payload: Payload) {
  guardRequests(payload)
  await indexNotices(payload)
  if (siteEnv().BACKGROUND_WORK === 'no') return
  noticeClock(payload)
  retentionClock(payload)
}
