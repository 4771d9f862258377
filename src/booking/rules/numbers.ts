import { NUMBERS_DAYS } from '../../rules/constants'
import {
  addDays,
  addMonths,
  type Day,
  dayInIndia,
  firstDayOf,
  type Month,
  monthOf,
  startOfDay,
  weekday,
} from '../../time/days'
import type { BookingView } from './view'
import { type BookingStatus, funnelStatuses, isStatus, takingDay, wonStatuses } from './status'

export const numberNames = [
  'newToday',
  'unanswered',
  'eventsThisWeek',
  'conversion',
  'guestsBooked',
] as const
export type NumberName = (typeof numberNames)[number]

/** For each number the list of exactly the requests that it counts. */
export function numberViews(now: Date): Record<NumberName, Partial<BookingView>> {
  const { since, today, weekFrom, weekTo } = numberWindows(now)
  return {
    newToday: { since: today },
    unanswered: { tab: 'unanswered' },
    eventsThisWeek: { from: weekFrom, sort: 'date', status: takingDay, to: weekTo },
    conversion: { since, status: wonStatuses },
    guestsBooked: { from: today, sort: 'date', status: takingDay },
  }
}

const MONTHS = 12

interface NumberWindows {
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

interface FunnelStep {
  /** A stored status that this version does not know is a step too. */
  status: string
  /** How many stand here now. */
  here: number
  /** How many stand at a later stage. */
  further: number
}

interface Group {
  count: number
  status: BookingStatus
}

/** Where requests stand, and how many went on from each stage. What was lost went nowhere further. */
export function funnel(groups: Group[]): FunnelStep[] {
  const stages = tally({ by: ({ status }: Group) => status, groups, names: funnelStatuses })
  const lost = groups.filter(({ status }) => status === 'lost')
  return [
    ...stages.map(({ count, name }, index) => ({
      status: name,
      here: count,
      further: total(stages.slice(index + 1)),
    })),
    { status: 'lost', here: total(lost), further: 0 },
    ...unknownStatuses(groups).map((status) => ({
      status,
      here: total(groups.filter((group) => group.status === status)),
      further: 0,
    })),
  ]
}

const unknownStatuses = (groups: Group[]): string[] => [
  ...new Set(groups.map(({ status }) => status).filter((status) => !isStatus(status))),
]

/** The one in the middle, so that a single late one does not spoil the picture. */
export function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** A whole number of a hundred; nothing of nothing is no number. */
export function percent({ of, part }: { of: number; part: number }): number | null {
  return of > 0 ? Math.round((100 * part) / of) : null
}

interface Counted {
  count: number
}

interface Question<Group extends Counted, Name extends string> {
  /** What each group is counted under; other names and nothing are left out. */
  by: (group: Group) => string | null | undefined
  groups: Group[]
  names: readonly Name[]
}

/** How many under each name, in the order of the names. */
export function tally<Group extends Counted, Name extends string>(
  question: Question<Group, Name>,
): { count: number; name: Name }[] {
  const { by, groups, names } = question
  return names.map((name) => ({ count: total(groups.filter((one) => by(one) === name)), name }))
}

export function total(groups: Counted[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
