import { RateLimiterMemory, RateLimiterMongo, RLWrapperTimeouts } from 'rate-limiter-flexible'
import type { RequestLimit } from '@/domain/requestLimits'

const PATIENCE_MS = 1000

interface Store {
  /** The client of Payload's own driver: another driver's objects would not be understood. */
  client: unknown
  dbName: string
}

/** Counts in MongoDB for all processes together; in this one alone while MongoDB does not answer. */
export function makeLimiter({ by, requests, seconds }: RequestLimit, { client, dbName }: Store) {
  const points = { duration: seconds, keyPrefix: `${by}-${seconds}`, points: requests }
  const stored = new RateLimiterMongo({
    ...points,
    dbName,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(points),
    storeClient: client,
    tableName: 'RateLimit',
  })
  return { by, stored, counter: new RLWrapperTimeouts({ limiter: stored, timeoutMs: PATIENCE_MS }) }
}
