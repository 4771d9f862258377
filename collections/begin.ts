import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { noticeClock } from '@/notices/noticeClock'
import { indexNotices } from './Booking/indexNotices'
import { retentionClock } from './privacy/retention/retentionClock'
import { guardRequests } from './requests/guardRequests'

/** Once Payload is there: what its own schema does not index, and what the running site does by itself. */
export async function begin(payload: Payload) {
  guardRequests(payload)
  await indexNotices(payload)
  if (siteEnv().BACKGROUND_WORK === 'no') return
  noticeClock(payload)
  retentionClock(payload)
}
