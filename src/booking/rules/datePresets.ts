import { addDays, addMonths, type Day, firstDayOf, type Month, monthOf, weekday } from '@/time/days'

const DAYS = 30

export interface DayRange {
  from: Day
  to: Day
}

export const daysOfMonth = (month: Month): DayRange => ({
  from: firstDayOf(month),
  to: addDays(firstDayOf(addMonths(month, 1)), -1),
})

export const datePresets = {
  today: (today: Day) => ({ from: today, to: today }),
  week: (today: Day) => {
    const from = addDays(today, -weekday(today))
    return { from, to: addDays(from, 6) }
  },
  month: (today: Day) => daysOfMonth(monthOf(today)),
  next30: (today: Day) => ({ from: today, to: addDays(today, DAYS) }),
  last30: (today: Day) => ({ from: addDays(today, 1 - DAYS), to: today }),
}

export type DatePreset = keyof typeof datePresets

/** The days that a view can filter by: those of the event, or those on which the booking was received. */
export const dayFilters = {
  event: { from: 'from', presets: ['week', 'month', 'next30'], to: 'to' },
  received: { from: 'since', presets: ['today', 'week', 'last30'], to: 'until' },
} as const satisfies Record<string, { from: string; presets: DatePreset[]; to: string }>

export type DayFilter = keyof typeof dayFilters

const MONTHS = 12

/** The months to choose from, the next ones first: a year back, and for events a year ahead. */
export function monthsToChoose(filter: DayFilter, today: Day): Month[] {
  const ahead = filter === 'event' ? MONTHS : 0
  const last = addMonths(monthOf(today), ahead)
  return Array.from({ length: ahead + MONTHS + 1 }, (_, at) => addMonths(last, -at))
}
