import { countInMemory } from './countInMemory'
import { limitersOf } from './limiter'
import { beaconLimits } from './limits'

const limiters = limitersOf(beaconLimits)

/** Resolves to the seconds to wait, mostly 0. */
export const limitBeacons = (request: { headers: Headers }) => countInMemory(limiters, request)
