import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import { sendChange } from './sendChange'

interface Change {
  changes: Partial<Booking>
  id: string
  /** What the change was made over: whoever was slower is told. Left out, the newest counts. */
  revision?: number
}

/** Changes fields of one booking; gives it as it is now. Throws ChangeFailed. */
export function changeBooking({ changes, id, revision }: Change): Promise<Booking> {
  const url = panelPaths.bookingApi(id)
  return sendChange({ body: { ...changes, revision }, method: 'PATCH', url })
}
