import { inTime } from './inTime'
import type { CountStore } from './StoredCount'
import type { Limiter } from './makeLimiter'

export interface Sender {
  limiter: Limiter
  who: string
}

interface Request {
  /** Asked only when one of the senders was seen before. */
  isRetry(): Promise<boolean>
  /** Whoever a retry has in common with its first comes first. */
  senders: Sender[]
  stored: CountStore
}

/** Counts a request for each of its senders, and tells how many seconds it has to wait: mostly none. */
export async function countRequest({ isRetry, senders, stored }: Request): Promise<number> {
  const waits = await inTime(countStored({ isRetry, senders, stored })).catch(() =>
    Promise.all(senders.map(({ limiter, who }) => limiter.countInMemory(who))),
  )
  return Math.max(0, ...waits)
}

/** Inserts those who are new, and answers how many were before the first who is not. */
export async function insertNew({ senders, stored }: Omit<Request, 'isRetry'>): Promise<number> {
  try {
    const firsts = senders.map(({ limiter, who }) => limiter.firstCount(who))
    await stored.insertMany(firsts, { ordered: true })
    return senders.length
  } catch (error) {
    const { code, writeErrors } = error as { code?: unknown; writeErrors?: { index: number }[] }
    const [refused] = [writeErrors ?? []].flat()
    if (code === DUPLICATE && refused) return refused.index
    throw error
  }
}

/** Most senders are new, so they are counted in one insert; it stops at the first who is not. */
async function countStored({ isRetry, senders, stored }: Request): Promise<number[]> {
  const known = senders.slice(await insertNew({ senders, stored }))
  if (known.length === 0 || (await isRetry())) return []
  return Promise.all(known.map(({ limiter, who }) => limiter.count(who, stored)))
}

const DUPLICATE = 11000
