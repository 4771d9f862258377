import { countInMemory } from './countInMemory'
import { limitersOf } from './limiter'
import { beaconLimits } from './limits'

const limiters = limitersOf(beaconLimits)

/** Returns the seconds to wait, usually 0. */
export const limitBeacons = (request: { headers: Headers }) => countInMemory(limiters, request)
