import type { Payload } from 'payload'
import { countChanges } from '@/booking/noteChange'

/**
 * The maximum age, for changes without a note: the passing of time, sent emails, and changes made directly in
 * the database.
 */
const KEPT_MS = 30_000

const KEPT_MAX = 100

interface Kept<Found> {
  changes: number
  reads: Map<string, Promise<Found>>
  since: number
}

/**
 * Caches results of reading bookings until any process notes a change. The key must name everything that the
 * result depends on. The number of notes is read before the bookings, so that a change in between causes
 * another read. The caller checks access.
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
