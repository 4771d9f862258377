import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestLimit } from './rules'
import type { CountStore, StoredCount, Window } from './counts'

interface Options<By extends string> {
  by: By
  limits: Omit<RequestLimit, 'by'>[]
}

export type Limiter<By extends string = string> = ReturnType<typeof makeLimiter<By>>

/** What one kind of sender may send. */
export function makeLimiter<By extends string>({ by, limits }: Options<By>) {
  const seconds = limits.map((limit) => limit.seconds)
  const insurance = limits.map(
    (limit) => new RateLimiterMemory({ duration: limit.seconds, points: limit.requests }),
  )
  const id = (who: string) => `${by}:${who}`

  return {
    by,
    id,
    seconds,
    /** What the store holds of a sender after the first request. */
    firstCount(who: string): StoredCount {
      const end = (length: number) => new Date(Date.now() + length * 1000)
      const windows = seconds.map((length) => [`s${length}`, { expire: end(length), points: 1 }])
      return { _id: id(who), expire: end(Math.max(...seconds)), ...Object.fromEntries(windows) }
    },
    /** Counts one request more, for all processes together; 0 seconds when it may pass. */
    count: async (who: string, stored: CountStore) =>
      secondsToWait(await takePoints({ id: id(who), seconds, stored })),
    /** The same in this process alone. */
    countInMemory: async (who: string) =>
      secondsToWait(await Promise.all(insurance.map((limiter) => countIn(limiter, who)))),
  }

  function secondsToWait(windows: Window[]): number {
    const waits = windows.map(({ expire, points }, index) => {
      const allowed = points <= (limits[index]?.requests ?? 0)
      return allowed ? 0 : Math.max(1, Math.ceil((expire.getTime() - Date.now()) / 1000))
    })
    return Math.max(...waits)
  }
}

async function countIn(limiter: RateLimiterMemory, who: string): Promise<Window> {
  const { consumedPoints, msBeforeNext } = await limiter
    .consume(who)
    .catch((refusal: RateLimiterRes) => refusal)
  return { expire: new Date(Date.now() + msBeforeNext), points: consumedPoints }
}

/** One limiter for each kind of sender, in the order of the limits. */
export function limitersOf<By extends string>(limits: RequestLimit<By>[]): Limiter<By>[] {
  const kinds = [...new Set(limits.map(({ by }) => by))]
  return kinds.map((by) => makeLimiter({ by, limits: limits.filter((limit) => limit.by === by) }))
}

interface Take {
  id: string
  /** How long each window is. */
  seconds: number[]
  stored: CountStore
}

/**
 * Counts one request in every window at once, and tells how each stands. Windows begin with their
 * first request. It asks by `_id` alone, which every server finds without looking through the rest.
 */
async function takePoints({ id, seconds, stored }: Take): Promise<Window[]> {
  const now = Date.now()
  const end = (length: number) => new Date(now + length * 1000)
  const count = await stored.findOneAndUpdate(
    { _id: id },
    {
      $inc: forEach(seconds, (length) => [`s${length}.points`, 1]),
      $set: { expire: end(Math.max(...seconds)) },
      $setOnInsert: forEach(seconds, (length) => [`s${length}.expire`, end(length)]),
    } as object,
    { returnDocument: 'after', upsert: true },
  )
  return Promise.all(
    seconds.map(async (length) => {
      const window = count?.[`s${length}`]
      if (window && isOpen({ length, now, window })) return window
      return beginAnew({ ended: window?.expire ?? null, expire: end(length), id, length, stored })
    }),
  )
}

/** One that ends far later than it can was begun under a clock that is wrong: nobody waits for that. */
function isOpen({ length, now, window }: { length: number; now: number; window: Window }) {
  const left = window.expire?.getTime() - now
  return left > 0 && left <= 2 * length * 1000
}

interface Ended {
  ended: Date | null
  expire: Date
  id: string
  length: number
  stored: CountStore
}

/** Of many who see that a window ended one begins the next; the others count in that. */
async function beginAnew({ ended, expire, id, length, stored }: Ended): Promise<Window> {
  const anew = { expire, points: 1 }
  const before = await stored.findOneAndUpdate(
    { _id: id, [`s${length}.expire`]: ended } as object,
    { $set: { [`s${length}`]: anew } },
  )
  if (before) return anew
  const [window = anew] = await takePoints({ id, seconds: [length], stored })
  return window
}

function forEach<Value>(seconds: number[], entry: (length: number) => [string, Value]) {
  return Object.fromEntries(seconds.map(entry))
}
