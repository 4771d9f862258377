import type { TimelineEntry } from '@/domain/timeline'
import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import { sendChange } from './sendChange'

interface Work extends Pick<TimelineEntry, 'kind' | 'outcome' | 'text'> {
  id: string
}

/** Writes a note, a call or a message into the timeline. Throws ChangeFailed. */
export function logWork({ id, ...deed }: Work): Promise<Booking> {
  const url = panelPaths.bookingLogApi(id)
  return sendChange({ body: deed, keepalive: true, method: 'POST', url })
}
