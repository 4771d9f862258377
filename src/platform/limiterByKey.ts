import type { mongo } from 'mongoose'
import { RateLimiterMongo } from 'rate-limiter-flexible'

type MongoOptions = ConstructorParameters<typeof RateLimiterMongo>[0]

export interface LimiterOptions extends MongoOptions {
  storeClient: Pick<mongo.Db, 'collection'>
  tableName: string
}

interface StoredCount {
  expire: Date
  key: string
  points: number
}

const DUPLICATE = 11000

/**
 * RateLimiterMongo that finds a count by its key alone. The library asks for `expire` too, and
 * mongo-java-server looks through the whole collection for a query with more than the fields of an index.
 * A window that ends later than it can was begun under a clock that is wrong, and begins anew.
 * Version: rate-limiter-flexible 11.4, which counts through `_upsert`; mongo-java-server 1.47. Upstream: no
 * upstream issue known. Can go when mongo-java-server is no longer supported.
 */
export class LimiterByKey extends RateLimiterMongo {
  readonly #counts: mongo.Collection<StoredCount>

  constructor(options: LimiterOptions) {
    super(options)
    this.#counts = options.storeClient.collection(options.tableName)
  }

  async _upsert(key: string, points: number, msDuration: number): Promise<StoredCount> {
    const now = Date.now()
    const expire = new Date(now + msDuration)
    const count = await this.#counts
      .findOneAndUpdate(
        { key },
        { $inc: { points }, $setOnInsert: { expire } },
        { returnDocument: 'after', upsert: true },
      )
      .catch((error: unknown) => {
        if ((error as { code?: unknown }).code === DUPLICATE) return null
        throw error
      })
    const left = (count?.expire.getTime() ?? 0) - now
    if (count && left > 0 && left <= 2 * msDuration) return count
    const anew = { expire, key, points }
    // Of many that see an ended window one begins the next; the others count in that.
    const ended = count && { key, expire: count.expire }
    if (ended && (await this.#counts.findOneAndUpdate(ended, { $set: anew }))) return anew
    return this._upsert(key, points, msDuration)
  }
}
