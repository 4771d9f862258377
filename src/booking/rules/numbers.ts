import {
  addDays,
  addMonths,
  dayInIndia,
  firstDayOf,
  monthOf,
  startInIndia,
  weekday,
} from '@/time/days'
import { type BookingStatus, funnelStatuses, isStatus, takingDay, wonStatuses } from './status'
import type { BookingView } from './view'

export const NUMBERS_DAYS = 90

export const numberNames = [
  'newToday',
  'unanswered',
  'eventsThisWeek',
  'conversion',
  'guestsBooked',
] as const
export type NumberName = (typeof numberNames)[number]

export function numberViews(now: Date): Record<NumberName, Partial<BookingView>> {
  const { since, today, weekFrom, weekTo } = numberWindows(now)
  return {
    newToday: { since: today },
    unanswered: { tab: 'unanswered' },
    eventsThisWeek: { from: weekFrom, sort: 'date', status: wonStatuses, to: weekTo },
    conversion: { since, status: wonStatuses },
    guestsBooked: { from: today, sort: 'date', status: takingDay },
  }
}

const MONTHS = 12

export function numberWindows(now: Date) {
  const today = dayInIndia(now)
  const since = addDays(today, 1 - NUMBERS_DAYS)
  const weekFrom = addDays(today, -weekday(today))
  const firstMonth = addMonths(monthOf(today), 1 - MONTHS)
  return {
    today,
    weekFrom,
    weekTo: addDays(weekFrom, 6),
    since,
    sinceStart: startInIndia(since),
    months: Array.from({ length: MONTHS }, (_, at) => addMonths(firstMonth, at)),
    monthsStart: startInIndia(firstDayOf(firstMonth)),
  }
}

interface Group {
  count: number
  status: BookingStatus
}

export function funnel(groups: Group[]) {
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

export function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2
}

/** A rounded percentage; null when the total is zero. */
export function percent({ of, part }: { of: number; part: number }): number | null {
  return of > 0 ? Math.round((100 * part) / of) : null
}

interface Counted {
  count: number
}

interface TallyOptions<Group extends Counted, Name extends string> {
  by: (group: Group) => string | null | undefined
  groups: Group[]
  names: readonly Name[]
}

export function tally<Group extends Counted, Name extends string>(
  question: TallyOptions<Group, Name>,
): { count: number; name: Name }[] {
  const { by, groups, names } = question
  return names.map((name) => ({ count: total(groups.filter((one) => by(one) === name)), name }))
}

export function total(groups: Counted[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
