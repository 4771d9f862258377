import { addressOf } from './clientAddress'
import type { Limiter } from './limiter'

/** Counts in this process only. Returns the seconds to wait, usually 0. */
export async function countInMemory(
  limiters: Limiter<'address' | 'everybody'>[],
  request: { headers: Headers },
): Promise<number> {
  const senders = { address: addressOf(request), everybody: 'everybody' }
  for (const limiter of limiters) {
    const who = senders[limiter.by]
    const { wait } = who ? await limiter.count(who) : { wait: 0 }
    if (wait > 0) return wait
  }
  return 0
}
