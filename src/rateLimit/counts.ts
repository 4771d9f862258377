import { setTimeout as delay } from 'node:timers/promises'
import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { insertNew, type Sender } from './countRequest'
import { inTime } from './withTimeout'

/** How many requests of one sender came, in each of its windows. */
export interface StoredCount {
  _id: string
  /** When MongoDB may forget it. */
  expire: Date
  /** Named after its seconds. */
  [window: `s${number}`]: Window | undefined
}

export interface Window {
  expire: Date
  points: number
}

export type CountStore = Pick<
  mongo.Collection<StoredCount>,
  'bulkWrite' | 'findOneAndUpdate' | 'insertMany'
>

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

interface Try {
  senders: Sender[]
  stored: CountStore
}

/**
 * Counts a try for one sender after the other, and tells how many seconds it has to wait. Whom the
 * first refuses is not seen by the rest: one address that goes on and on uses up nobody else's tries.
 */
export async function countInTurn({ senders, stored }: Try): Promise<number> {
  for (const sender of senders) {
    const counted = inTime(countOne(sender, stored))
    const wait = await counted.catch(() => sender.limiter.countInMemory(sender.who))
    if (wait > 0) return wait
  }
  return 0
}

/** Takes the try back that was counted last; the narrowest sender begins anew. */
export async function takeBack({ senders, stored }: Try) {
  const [narrowest, ...others] = senders
  if (!narrowest) return
  const id = ({ limiter, who }: Sender) => limiter.id(who)
  await stored.bulkWrite([
    { deleteOne: { filter: { _id: id(narrowest) } } },
    ...others.map((sender) => ({
      updateOne: {
        filter: { _id: id(sender) },
        update: { $inc: lessOne(sender) } as object,
      },
    })),
  ])
}

/** Inserts the first of many at once and counts the others: two upserts might make a window twice. */
async function countOne({ limiter, who }: Sender, stored: CountStore) {
  const isNew = (await insertNew({ senders: [{ limiter, who }], stored })) === 1
  return isNew ? 0 : limiter.count(who, stored)
}

const lessOne = ({ limiter: { seconds } }: Sender) =>
  Object.fromEntries(seconds.map((length) => [`s${length}.points`, -1]))
