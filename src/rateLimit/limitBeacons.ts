import { addressOf } from './clientAddress'
import { limitersOf } from './limiter'
import { beaconLimits } from './rules'

const limiters = limitersOf(beaconLimits)

/** Resolves to the seconds to wait, mostly 0; counted in this process alone. */
export async function limitBeacons(request: { headers: Headers }): Promise<number> {
  const senders = { address: addressOf(request), everybody: 'everybody' }
  for (const limiter of limiters) {
    const who = senders[limiter.by]
    const { wait } = who ? await limiter.count(who) : { wait: 0 }
    if (wait > 0) return wait
  }
  return 0
}
