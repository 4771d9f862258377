import { setTimeout as delay } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestLimit } from './limits'
import { inTime } from './withTimeout'

interface Count {
  isFirst: boolean
  /** The seconds to wait; 0 when the request is allowed. */
  wait: number
}

export type CountStore = Pick<mongo.Db, 'collection'>

export type Limiter<By extends string = string> = ReturnType<typeof makeLimiter<By>>

interface Options<By extends string> {
  by: By
  limits: Omit<RequestLimit, 'by'>[]
}

export function makeLimiter<By extends string>({ by, limits }: Options<By>) {
  const windows = limits.map((limit) => makeWindow(by, limit))

  return {
    by,
    async count(who: string, stored?: CountStore): Promise<Count> {
      const counts = await Promise.all(windows.map((window) => window.count(who, stored)))
      return {
        isFirst: counts.every(({ isFirst }) => isFirst),
        wait: Math.max(...counts.map(({ wait }) => wait)),
      }
    },
    refund: (who: string, stored: CountStore) =>
      Promise.all(windows.map(({ storedIn }) => storedIn(stored).reward(who))),
    reset: (who: string, stored: CountStore) =>
      Promise.all(windows.map(({ storedIn }) => storedIn(stored).delete(who))),
  }
}

function makeWindow(by: string, { requests, seconds }: Omit<RequestLimit, 'by'>) {
  const options = { duration: seconds, keyPrefix: `${by}:${seconds}`, points: requests }
  const memory = new RateLimiterMemory(options)
  return { count, storedIn }

  function storedIn(storeClient: CountStore) {
    return new RateLimiterMongo({ ...options, ...collection, storeClient })
  }

  // In addition to `insuranceLimiter`, counts in memory when the database is slow.
  async function count(who: string, stored?: CountStore): Promise<Count> {
    const inMemory = () => settled(memory.consume(who))
    const counted = stored ? inTime(countStored(who, storedIn(stored))).catch(inMemory) : inMemory()
    const { consumedPoints, msBeforeNext } = await counted
    const wait = consumedPoints <= requests ? 0 : Math.max(1, Math.ceil(msBeforeNext / 1000))
    return { isFirst: consumedPoints === 1, wait }
  }

  /** A window with an end that is too far in the future was started with a wrong clock. It is restarted. */
  async function countStored(who: string, limiter: RateLimiterMongo) {
    const counted = await settled(limiter.consume(who))
    if (counted.msBeforeNext <= 2 * seconds * 1000) return counted
    await limiter.delete(who)
    return settled(limiter.consume(who))
  }
}

/** The library rejects with a result for a refusal; anything else is an error. */
const settled = (consumed: Promise<RateLimiterRes>) =>
  consumed.catch((refusal: unknown) => {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  })

export function limitersOf<By extends string>(limits: RequestLimit<By>[]): Limiter<By>[] {
  const kinds = [...new Set(limits.map(({ by }) => by))]
  return kinds.map((by) => makeLimiter({ by, limits: limits.filter((limit) => limit.by === by) }))
}

/** Creates and awaits the indexes once, which the library does not do. */
const collection = { disableIndexesCreation: true, tableName: 'RateLimit' }

const INDEX_PATIENCE_MS = 2000

const known = new WeakMap<Payload, Promise<CountStore>>()

export function countStoreOf(payload: Payload): Promise<CountStore> {
  const made = known.get(payload) ?? makeStore(payload)
  known.set(payload, made)
  return made
}

async function makeStore({ db, logger }: Payload): Promise<CountStore> {
  const stored = db.connection.getClient().db(db.connection.name)
  const indexed = new RateLimiterMongo({
    ...collection,
    duration: 1,
    points: 1,
    storeClient: stored,
  })
    .createIndexes()
    .catch((err: unknown) =>
      logger.error({ msg: 'The indexes of the rate limits could not be created', err }),
    )
  await Promise.race([indexed, delay(INDEX_PATIENCE_MS, undefined, { ref: false })])
  return stored
}
