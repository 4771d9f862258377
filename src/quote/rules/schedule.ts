import { type Paise, sumOf } from '@/money/rules/paise'
import type { ScheduleRow } from './quote'

/** In paise: what the rows lack to the total; negative for too much. */
export const missingIn = (schedule: readonly ScheduleRow[], total: Paise): Paise =>
  total - sumOf(schedule.map(({ amount }) => amount))

/** For a total that optional lines raised: the last row takes the difference. */
export function raiseLast(schedule: readonly ScheduleRow[], total: Paise): ScheduleRow[] {
  const last = schedule.length - 1
  const missing = missingIn(schedule, total)
  return schedule.map((row, index) =>
    index === last ? { ...row, amount: row.amount + missing } : row,
  )
}
