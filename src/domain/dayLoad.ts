import type { Day } from './days'

/** How busy a day is, as far as visitors are told. */
export const dayLoads = ['free', 'filling', 'full'] as const
export type DayLoad = (typeof dayLoads)[number]

interface BusyDay {
  /** Confirmed events of that day. */
  confirmed: number
  day: Day
  /** How many events one day can hold; nothing is said without it. */
  limit?: number | null
  today: Day
}

/** A hint and no rule: a full day can be asked for all the same. Half of the limit is filling up. */
export function dayLoad({ confirmed, day, limit, today }: BusyDay): DayLoad {
  if (!limit || day < today) return 'free'
  if (confirmed >= limit) return 'full'
  return confirmed >= Math.ceil(limit / 2) ? 'filling' : 'free'
}
