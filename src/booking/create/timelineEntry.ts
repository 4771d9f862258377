import type { PayloadRequest } from 'payload'
import type { TimelineEntry } from '@/booking/rules/timeline'

export function timelineEntry<Done extends Omit<TimelineEntry, 'at'>>(
  done: Done,
  { user }: PayloadRequest,
) {
  return { at: new Date().toISOString(), by: user?.id, byName: user?.name || user?.email, ...done }
}
