import { beaconLimits } from './rules'
import { addressOf } from './clientAddress'
import { limitersOf } from './limiter'

const limiters = limitersOf(beaconLimits)

/**
 * How many seconds the sender of a beacon has to wait: mostly none. Counted in this process alone,
 * whose log each beacon is a line of; it is not worth a write to the database.
 */
export async function limitBeacons(request: { headers: Headers }): Promise<number> {
  const senders = { address: addressOf(request), everybody: 'everybody' }
  for (const limiter of limiters) {
    const who = senders[limiter.by]
    const { wait } = who ? await limiter.count(who) : { wait: 0 }
    if (wait > 0) return wait
  }
  return 0
}
