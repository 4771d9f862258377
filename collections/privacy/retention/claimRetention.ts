import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

const KEY = 'retention'
const DUPLICATE = 11000
/** Whoever died at work, or failed, is followed by another after so long. */
const LEASE_MS = 3_600_000

interface StoredClock {
  _id: string
  lease: string | null
  next: Date
}

interface Claim {
  now: Date
  payload: Payload
}

/**
 * Takes the clean-up where it is due; of many workers one gets it. There is one document, by its
 * key: where it is not due, making it once more fails.
 */
export async function claimRetention({ now, payload }: Claim) {
  const clock = payload.db.connection.collection<StoredClock>('Clock')
  const lease = randomUUID()
  try {
    await clock.findOneAndUpdate(
      { _id: KEY, next: { $lte: now } },
      { $set: { lease, next: new Date(now.getTime() + LEASE_MS) } },
      { upsert: true },
    )
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return undefined
    throw error
  }
  return {
    async settle(next: Date) {
      await clock.updateOne({ _id: KEY, lease }, { $set: { lease: null, next } })
    },
  }
}
