import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { RequestLimit } from '@/domain/requestLimits'
import type { CountStore, StoredCount, Window } from './StoredCount'
import { takePoints } from './takePoints'

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
