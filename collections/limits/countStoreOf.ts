import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { CountStore, StoredCount } from './StoredCount'

const known = new WeakMap<Payload, Promise<CountStore>>()

/** Where the database of that Payload keeps its counts; the index is made first, once. */
export function countStoreOf(payload: Payload): Promise<CountStore> {
  const made = known.get(payload) ?? make(payload)
  known.set(payload, made)
  return made
}

const INDEX_PATIENCE_MS = 2000

async function make({ db, logger }: Payload): Promise<CountStore> {
  const stored = db.connection.collection<StoredCount>('RequestCount')
  const indexed = stored
    .createIndex({ expire: 1 }, { expireAfterSeconds: 0 })
    .catch((err: unknown) => logger.error({ msg: 'The limits of requests have no index', err }))
  await Promise.race([indexed, delay(INDEX_PATIENCE_MS, undefined, { ref: false })])
  return stored
}
