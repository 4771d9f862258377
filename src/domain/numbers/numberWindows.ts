import { NUMBERS_DAYS } from '../constants'
import { addDays, dayInIndia, type Day } from '../days'
import { addMonths, firstDayOf, monthOf, weekday, type Month } from '../months'
import { startOfDay } from '../startOfDay'

const MONTHS = 12

export interface NumberWindows {
  today: Day
  /** This week, Monday to Sunday. */
  weekFrom: Day
  weekTo: Day
  /** The first of the 90 days that end today. */
  since: Day
  sinceStart: Date
  /** The last twelve, oldest first; this month is the last. */
  months: Month[]
  monthsStart: Date
}

/** The days and moments between which the numbers count, by the calendar of Jaipur. */
export function numberWindows(now: Date): NumberWindows {
  const today = dayInIndia(now)
  const since = addDays(today, 1 - NUMBERS_DAYS)
  const weekFrom = addDays(today, -weekday(today))
  const firstMonth = addMonths(monthOf(today), 1 - MONTHS)
  return {
    today,
    weekFrom,
    weekTo: addDays(weekFrom, 6),
    since,
    sinceStart: startOfDay(since),
    months: Array.from({ length: MONTHS }, (_, at) => addMonths(firstMonth, at)),
    monthsStart: startOfDay(firstDayOf(firstMonth)),
  }
}
