import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { NOTICE_LEASE_MS } from '@/domain/notices'
import type { Day } from '@/domain/days'

interface StoredDigest {
  _id: Day
  attempts: number
  lease: string | null
  /** None once it was sent or given up. */
  nextAttempt: Date | null
}

export function storedDigests({ db }: Payload) {
  return db.connection.collection<StoredDigest>('Digest')
}

/**
 * Takes the digest of a day. Its day is the key: of two workers one makes the document, and where
 * one is that is not due, making it once more fails.
 */
export async function claimDigest({
  day,
  now,
  payload,
}: {
  day: Day
  now: Date
  payload: Payload
}) {
  const lease = randomUUID()
  const nextAttempt = new Date(now.getTime() + NOTICE_LEASE_MS)
  try {
    const claimed = await storedDigests(payload).findOneAndUpdate(
      { _id: day, nextAttempt: { $lte: now } },
      { $inc: { attempts: 1 }, $set: { lease, nextAttempt } },
      { returnDocument: 'after', upsert: true },
    )
    return claimed ? { attempts: claimed.attempts, lease } : undefined
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return undefined
    throw error
  }
}

const DUPLICATE = 11000
