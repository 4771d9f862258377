import type { Paise } from '@/money/rules/paise'
import { divideSchedule } from './divideSchedule'
import type { ScheduleRow } from './quote'

interface Followed {
  /** The parts into which the settings divide a total. */
  how: Parameters<typeof divideSchedule>[1]
  schedule: ScheduleRow[]
  total: Paise
  was: Paise
}

/**
 * When the total changes, divides it again if the schedule was divided as in the settings; titles and days
 * stay. A schedule that was written by hand stays as it is.
 */
export function followTotal({ how, schedule, total, was }: Followed): ScheduleRow[] {
  if (total === was) return schedule
  const asDivided = divideSchedule(was, how)
  const isDivided =
    schedule.length === asDivided.length &&
    schedule.every(({ amount }, at) => amount === asDivided[at]?.amount)
  if (!isDivided) return schedule
  const now = divideSchedule(total, how)
  return schedule.map((row, at) => ({ ...row, amount: now[at]?.amount ?? row.amount }))
}
