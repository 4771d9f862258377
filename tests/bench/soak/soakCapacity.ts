import { arrivals } from '../bookings/arrivals'
import { drive } from '../load/drive'
import { median, percentile } from '../report/statistics'
import type { Done } from './soakRecord'

/** What one visitor alone waits, in the median: so many times that may 95 of 100 wait. */
export const WAIT_GOAL = 3

const PHASE_MS = 20_000
/** Visitors a second, so few that no two overlap. Between them nginx's pages expire, as under load. */
const ALONE = 2
const IN_PARALLEL = 16
/** Of what the machine does at most, from the top down. */
const SHARES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]

export interface Capacity {
  /** Milliseconds that somebody alone takes to look around. */
  alone: number
  /** Visitors a second when each comes after another, however long they wait. */
  most: number
  /** Visitors a second who are served well. */
  served: number
}

/** At how many visitors a second the site still serves them as `WAIT_GOAL` says; throws at none. */
export async function soakCapacity(act: () => Promise<Done>): Promise<Capacity> {
  let waits: number[] = []
  const wait = async (from: number) => {
    const { kind } = await act()
    if (kind === 'browsing') waits.push(performance.now() - from)
  }
  const inLanes = (inParallel: number) =>
    drive({ inParallel, ms: PHASE_MS, once: () => wait(performance.now()) })

  await inLanes(IN_PARALLEL)
  const { durations, seconds } = await inLanes(IN_PARALLEL)
  const most = durations.length / seconds
  waits = []
  await arrivals({ ms: PHASE_MS, once: wait, perSecond: ALONE })
  const alone = median(waits)
  const tried: string[] = []
  for (const share of SHARES) {
    const served = most * share
    waits = []
    await arrivals({ ms: PHASE_MS, once: wait, perSecond: served })
    const wait95 = percentile(waits, 0.95)
    if (wait95 <= WAIT_GOAL * alone) return { alone, most, served }
    tried.push(`${wait95.toFixed(0)} ms at ${served.toFixed(0)} a second`)
  }
  const one = `${alone.toFixed(0)} ms alone`
  throw new Error(`Even the fewest visitors wait: ${one}, ${tried.join(', ')} (95 of 100).`)
}
