import type { Day } from './days'

/** The moment at which a day begins in Jaipur. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00+05:30`)
}
