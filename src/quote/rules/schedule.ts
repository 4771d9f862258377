import { type Paise, sumOf } from '@/money/rules/paise'
import type { ScheduleRow } from './quote'

/** In paise: how much the rows are below the total; negative if above. */
export const missingIn = (schedule: readonly ScheduleRow[], total: Paise): Paise =>
  total - sumOf(schedule.map(({ amount }) => amount))

/** For a total with optional lines: the difference is added to the last row. */
export function raiseLast(schedule: readonly ScheduleRow[], total: Paise): ScheduleRow[] {
  const last = schedule.length - 1
  const missing = missingIn(schedule, total)
  return schedule.map((row, index) =>
    index === last ? { ...row, amount: row.amount + missing } : row,
  )
}
