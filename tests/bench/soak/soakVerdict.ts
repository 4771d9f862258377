import { median, percentile } from '../report/statistics'
import type { Sample } from './watchProcess'

/** p99 at most so many times p50. */
export const TAIL_GOAL = 3
/** What may be held at the end, against what was held after the warm-up. */
export const GROWTH_GOAL = 1.1
/** A pool opens connections up to its size when a rush asks for them. */
export const FEW = 10

interface Span {
  began: number
  ms: number
}

/** The second fifth beside the last one, and how much a minute from the second on. */
export function growthOf({
  began,
  ms,
  of,
  samples,
}: Span & { of: 'handles' | 'rss'; samples: Sample[] }) {
  const inFifth = (fifth: number) =>
    samples.filter(({ at }) => Math.floor(((at - began) / ms) * 5) === fifth).map((one) => one[of])
  const [early, late] = [median(inFifth(1)), median(inFifth(4))]
  const points = samples
    .filter(({ at }) => at >= began + ms / 5)
    .map((one) => ({ x: (one.at - began) / 60_000, y: one[of] }))
  return {
    early,
    holds: late <= early * GROWTH_GOAL + (of === 'rss' ? 0 : FEW),
    late,
    slope: slopeOf(points),
  }
}

/** Without the first fifth, which warms up. */
export function tailOf({ began, ms, times }: Span & { times: { at: number; ms: number }[] }) {
  const counted = times.filter(({ at }) => at >= began + ms / 5).map((one) => one.ms)
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(counted, share))
  const ratio = Number(p99) / Number(p50)
  return { count: counted.length, holds: ratio < TAIL_GOAL, p50, p95, p99, ratio }
}

/** Least squares. */
function slopeOf(points: { x: number; y: number }[]): number {
  const mean = (of: 'x' | 'y') => points.reduce((sum, one) => sum + one[of], 0) / points.length
  const [x, y] = [mean('x'), mean('y')]
  const over = points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0)
  return over / points.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
}
