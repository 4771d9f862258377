import type { PayloadRequest } from 'payload'
import type { TimelineEntry } from '@/booking/rules/timeline'

/** An entry of the timeline by the person who sends the request, at this moment. */
export function timelineEntry<Done extends Omit<TimelineEntry, 'at'>>(
  done: Done,
  { user }: PayloadRequest,
) {
  return { ...done, at: new Date().toISOString(), by: user?.id, byName: user?.name || user?.email }
}
