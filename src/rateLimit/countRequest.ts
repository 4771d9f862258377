import { createHmac } from 'node:crypto'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { type CountStore, countStoreOf, type Limiter } from './limiter'
import { inTime } from './withTimeout'

export interface Sender {
  limiter: Limiter
  who: string
}

interface Request {
  isRetry(): Promise<boolean>
  senders: Sender[]
  stored: CountStore
}

/**
 * Counts a request against each of its limits. Returns the seconds to wait, usually 0. A duplicate submission
 * is refunded.
 */
export async function countRequest({ isRetry, senders, stored }: Request): Promise<number> {
  const counts = await Promise.all(senders.map(({ limiter, who }) => limiter.count(who, stored)))
  const isKnown = counts.some(({ isFirst }) => !isFirst)
  if (isKnown && (await inTime(isRetry()).catch(() => false))) {
    await Promise.all(senders.map(({ limiter, who }) => limiter.refund(who, stored)))
    return 0
  }
  return Math.max(0, ...counts.map(({ wait }) => wait))
}

/**
 * Counts an attempt against one limit after the other. Returns the seconds to wait. When a limit refuses, the
 * rest do not count the attempt, so that one address does not use up the attempts of others.
 */
export async function countAttempt(counted: Counted): Promise<{ senders: Sender[]; wait: number }> {
  const senders = sendersOf(counted)
  const stored = await countStoreOf(counted.payload)
  for (const { limiter, who } of senders) {
    const { wait } = await limiter.count(who, stored)
    if (wait > 0) return { senders, wait }
  }
  return { senders, wait: 0 }
}

export async function refundAttempt(senders: Sender[], payload: Payload) {
  const stored = await countStoreOf(payload)
  await Promise.all(
    senders.map(({ limiter, who }, index) =>
      index === 0 ? limiter.reset(who, stored) : limiter.refund(who, stored),
    ),
  )
}

interface Counted {
  by: Partial<Record<string, string>>
  limiters: Limiter[]
  payload: Payload
}

export function sendersOf({ by, limiters, payload }: Counted): Sender[] {
  return limiters.flatMap((limiter) => {
    const who = by[limiter.by]
    return who ? { limiter, who: hashed(who, payload) } : []
  })
}

const hashed = (who: string, { secret }: Payload) =>
  createHmac('sha256', secret).update(`limit:${who}`).digest('base64url')

interface Refusal {
  message: string
  req: PayloadRequest
  /** In seconds. */
  retryAfter: number
}

export function throwTooManyRequests({ message, req, retryAfter }: Refusal): never {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(retryAfter))
  throw new TooManyRequests(message, retryAfter)
}

class TooManyRequests extends APIError<{ retryAfter: number }> {
  constructor(message: string, retryAfter: number) {
    super(message, 429, { retryAfter })
    // A minifier renames the class, but the log uses the name.
    this.name = 'TooManyRequests'
  }
}
