import { type BasisPoints, type Paise, percentOf } from '@/money/rules/paise'
import { isWholeSchedule, splitSchedule } from '@/money/rules/splitSchedule'
import { addDays, type Day } from '@/time/days'
import type { ScheduleRow } from './quote'

export const dues = ['onAcceptance', 'daysBefore'] as const

/** One payment in the settings. */
export interface SchedulePart {
  title: string
  percent: BasisPoints
  due: (typeof dues)[number]
  /** Days before the first function, for `daysBefore`. */
  days?: number
}

interface Dated {
  /** The day of the first function, if known. */
  firstDay?: Day
  today: Day
}

/** One row for each payment. A past day becomes today, and days never decrease. */
export function divideSchedule(
  total: Paise,
  { firstDay, parts, today }: Dated & { parts: readonly SchedulePart[] },
): ScheduleRow[] {
  const amounts = amountsOfParts(total, parts)
  let latest: Day | undefined
  return parts.map(({ days = 0, due, title }, index) => {
    const day = due === 'daysBefore' && firstDay ? addDays(firstDay, -days) : undefined
    const dueOn = day && [day, today, latest ?? today].toSorted().at(-1)
    latest = dueOn ?? latest
    return { id: `part-${index + 1}`, title, ...(dueOn && { dueOn }), amount: amounts[index] ?? 0 }
  })
}

/** Percentages that do not sum to 100 are used as they are, and the editor shows the difference. */
function amountsOfParts(total: Paise, parts: readonly SchedulePart[]): Paise[] {
  const percents = parts.map(({ percent }) => percent)
  return isWholeSchedule(percents)
    ? splitSchedule(total, percents)
    : percents.map((percent) => percentOf(total, percent))
}
