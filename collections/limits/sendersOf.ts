import type { Payload } from 'payload'
import type { Sender } from './countRequest'
import { disguise } from './disguise'
import type { Limiter } from './makeLimiter'

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
