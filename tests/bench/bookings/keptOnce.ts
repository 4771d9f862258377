import type { Launch } from '@/cli/launcher'
import { databaseClient } from '@/databaseClient'
import { sentKey } from '../../harness/requests/storedKeys'
import type { Taken } from '../soak/soakVisitors'

interface Kept {
  databaseUri: string
  launch: Launch
  taken: Taken[]
}

/** Whether every request that was acknowledged is in the database, and only once. */
export async function keptOnce({ databaseUri, launch, taken }: Kept) {
  const client = databaseClient(databaseUri)
  launch.onStop(() => client.close())
  const bookings = client.db().collection<{ idempotencyKey?: string }>('Booking')
  const counts = new Map<string, number>()
  for await (const { idempotencyKey = '' } of bookings.find()) {
    const key = sentKey(idempotencyKey)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const found = taken.map(({ key }) => counts.get(key) ?? 0)
  return {
    doubled: found.filter((count) => count > 1).length,
    missing: found.filter((count) => count === 0).length,
    taken: taken.length,
  }
}
