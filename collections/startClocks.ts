import type { Payload } from 'payload'
import { noticeClock } from '@/notices/noticeClock'
import { retentionClock } from './privacy/retention/retentionClock'

/** What the running site does by itself. */
export function startClocks(payload: Payload) {
  noticeClock(payload)
  retentionClock(payload)
}
