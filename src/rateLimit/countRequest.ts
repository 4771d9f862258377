import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { siteEnv } from '@/env'
import { inTime } from './withTimeout'
import type { CountStore } from './counts'
import type { Limiter } from './limiter'
import { SOCKET_ADDRESS_HEADER } from '../server/socketAddress.mjs'
import { clientAddress, directAddress } from './clientAddress'

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

/** Where a request came from: what the named proxies say, or without one the connection itself. */
export function addressOf({ headers }: { headers: Headers }) {
  const { TRUST_PROXY: hops } = siteEnv()
  return hops === 0
    ? directAddress(headers.get(SOCKET_ADDRESS_HEADER))
    : clientAddress({ forwardedFor: headers.get('x-forwarded-for'), hops })
}

interface Counted {
  by: Partial<Record<string, string>>
  limiters: Limiter[]
  payload: Payload
}

/** Puts each sender beside its limiter, in the order of the limiters. */
export function sendersOf({ by, limiters, payload }: Counted): Sender[] {
  return limiters.flatMap((limiter) => {
    const who = by[limiter.by]
    return who ? { limiter, who: disguise(who, payload) } : []
  })
}

/** The counters hold nobody's number or address. */
const disguise = (who: string, { secret }: Payload) =>
  createHmac('sha256', secret).update(`limit:${who}`).digest('base64url')
