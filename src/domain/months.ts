import { addDays, isDay, type Day } from './days'

/** A month as `YYYY-MM`. */
export type Month = string

const readable = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const firstDayOf = (month: Month): Day => `${month}-01`

export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isDay(firstDayOf(text))
}

export function addMonths(month: Month, count: number): Month {
  const first = new Date(`${firstDayOf(month)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

/** The days of a month, first to last. */
export function daysOf(month: Month): Day[] {
  const last = addDays(firstDayOf(addMonths(month, 1)), -1)
  const count = Number(last.slice(-2))
  return Array.from({ length: count }, (_, index) => addDays(firstDayOf(month), index))
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** `December 2026` */
export const formatMonth = (month: Month) => readable.format(middleOf(month))

/** `Dec` */
export const formatShortMonth = (month: Month) => short.format(middleOf(month))

const middleOf = (month: Month) => new Date(`${month}-15T00:00:00Z`)
