import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { requestLimits } from '@/domain/requestLimits'
import { makeLimiter } from './makeLimiter'

type Limiters = ReturnType<typeof makeLimiter>[]

const known = new WeakMap<Payload, Promise<Limiters>>()

/** The limiters on the database of that Payload; made once, its indexes first. */
export function limitersOf(payload: Payload): Promise<Limiters> {
  const made = known.get(payload) ?? make(payload)
  known.set(payload, made)
  return made
}

const INDEX_PATIENCE_MS = 2000

async function make({ db, logger }: Payload): Promise<Limiters> {
  const { connection } = db
  const store = { client: connection.getClient(), dbName: connection.name }
  const limiters = requestLimits.map((limit) => makeLimiter(limit, store))
  const indexed = limiters[0]?.stored.createIndexes().catch((err: unknown) => {
    logger.error({ msg: 'The limits of requests have no index', err })
  })
  await Promise.race([indexed, delay(INDEX_PATIENCE_MS, undefined, { ref: false })])
  return limiters
}
