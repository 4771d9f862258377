import type { Payload } from 'payload'
import { countChanges } from '@/booking/noteChange'

/** At most: for what nobody notes, such as the time, an e-mail that was sent, and a change by hand in the database. */
const KEPT_MS = 30_000

const KEPT_MAX = 100

interface Kept<Found> {
  changes: number
  reads: Map<string, Promise<Found>>
  since: number
}

/**
 * Keeps what was read of the bookings, by a key that names all it depends on, while no process notes a change.
 * The notes are counted before the bookings are read: a change in between is noted later, and read once more.
 * The caller checks access.
 */
export function keepUntilChange<Found>() {
  const all = new WeakMap<Payload, Kept<Found>>()
  return async (payload: Payload, key: string, read: () => Promise<Found>): Promise<Found> => {
    const reads = readsOf(payload, await countChanges(payload))
    const kept = reads.get(key)
    if (kept) return kept
    const reading = read()
    if (reads.size >= KEPT_MAX) reads.clear()
    reads.set(key, reading)
    try {
      return await reading
    } catch (error) {
      reads.delete(key)
      throw error
    }
  }

  function readsOf(payload: Payload, changes: number) {
    const kept = all.get(payload)
    const now = performance.now()
    if (kept?.changes === changes && now - kept.since < KEPT_MS) return kept.reads
    const reads: Kept<Found>['reads'] = new Map()
    all.set(payload, { changes, reads, since: now })
    return reads
  }
}
