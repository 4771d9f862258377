import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { requestLimits } from '@/domain/requestLimits'
import { makeLimiter, type Limiter } from './makeLimiter'
import type { CountStore, StoredCount } from './StoredCount'

interface Limiters {
  limiters: Limiter[]
  stored: CountStore
}

const known = new WeakMap<Payload, Promise<Limiters>>()

/** The limiters on the database of that Payload; made once, the index first. */
export function limitersOf(payload: Payload): Promise<Limiters> {
  const made = known.get(payload) ?? make(payload)
  known.set(payload, made)
  return made
}

const INDEX_PATIENCE_MS = 2000

async function make({ db, logger }: Payload): Promise<Limiters> {
  const stored = db.connection.collection<StoredCount>('RequestCount')
  const indexed = stored
    .createIndex({ expire: 1 }, { expireAfterSeconds: 0 })
    .catch((err: unknown) => logger.error({ msg: 'The limits of requests have no index', err }))
  await Promise.race([indexed, delay(INDEX_PATIENCE_MS, undefined, { ref: false })])
  const kinds = [...new Set(requestLimits.map(({ by }) => by))]
  const limiters = kinds.map((by) =>
    makeLimiter({ by, limits: requestLimits.filter((limit) => limit.by === by) }),
  )
  return { limiters, stored }
}
