import type { RequestLimit } from '@/domain/requestLimits'
import { makeLimiter, type Limiter } from './makeLimiter'

/** One limiter for each kind of sender, in the order of the limits. */
export function limitersOf<By extends string>(limits: RequestLimit<By>[]): Limiter<By>[] {
  const kinds = [...new Set(limits.map(({ by }) => by))]
  return kinds.map((by) => makeLimiter({ by, limits: limits.filter((limit) => limit.by === by) }))
}
