import type { Booking } from '@/payload-types'
import { panelPaths } from '@/panelPaths'
import { sendChange } from './sendChange'

interface Change {
  changes: Partial<Booking>
  id: string
  /** What the change was made over: of two people the slower one is told. Left out, the newest counts. */
  revision?: number
}

/** Per booking, the revisions that this browser wrote one after the other, with no other's between. */
const ownWrites = new Map<string, { from: number; to: number }>()

/** The last change of each booking: the next one waits for it. */
const lastChange = new Map<string, Promise<unknown>>()

/**
 * Changes fields of one booking; gives it as it is now. Throws ChangeFailed. A second change that was
 * made before the page knew of the first is made over the first.
 */
export function changeBooking(change: Change): Promise<Booking> {
  const before = lastChange.get(change.id) ?? Promise.resolve()
  const write = before.then(() => writeOver(change))
  lastChange.set(
    change.id,
    write.catch(() => undefined),
  )
  return write
}

async function writeOver({ changes, id, revision }: Change): Promise<Booking> {
  const own = ownWrites.get(id)
  const isOwn = own && revision !== undefined && revision >= own.from && revision <= own.to
  const over = isOwn ? own.to : revision
  const url = panelPaths.bookingApi(id)
  const saved = await sendChange({ body: { ...changes, revision: over }, method: 'PATCH', url })
  const now = saved.revision ?? 0
  if (own && now === own.to + 1) ownWrites.set(id, { ...own, to: now })
  else if (over !== undefined) ownWrites.set(id, { from: over, to: now })
  return saved
}
