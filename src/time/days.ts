import { languages, type Locale, rootLocale } from '@/rules/locales'
import { once } from '@/rules/once'

/** A calendar day as `YYYY-MM-DD`, without a time or time zone. */
export type Day = string

const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** Each is made when it is first used: a formatter costs a phone several milliseconds. */
const readable = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

const readableMoment = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    }),
)

export function dayInIndia(moment: Date): Day {
  return momentInIndia(moment).slice(0, 10)
}

/** 0 to 23; India has one time zone and no summer time. */
export function hourInIndia(moment: Date): number {
  return new Date(moment.getTime() + INDIA_AHEAD_MS).getUTCHours()
}

/** The day and time in Jaipur, such as `2026-11-20 16:05`. */
export function momentInIndia(moment: Date): string {
  const shifted = new Date(moment.getTime() + INDIA_AHEAD_MS)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The same day that many months earlier, or the last of that month. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const moment = Date.UTC(year, month - 1 - months, Math.min(date, last))
  return new Date(moment).toISOString().slice(0, 10)
}

export function startInIndia(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS)
}

/** True for a valid day (not 2027-02-29) before 2200, so that the day after it is valid too. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text >= '2200') return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

const readableHere: Partial<Record<string, Intl.DateTimeFormat>> = {}

/**
 * For example `शुक्रवार, 20 नवंबर 2026`. Names are written in full if a language has no common short forms.
 */
function formatLong(day: Day, tag: string): string {
  const format = (readableHere[tag] ??= new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }))
  return format.format(new Date(`${day}T00:00:00Z`))
}

/**
 * `Fri, 20 Nov 2026` in English, otherwise in the format of the language. Returns a text that is not a day
 * unchanged.
 */
export function formatDay(day: Day, locale: Locale = rootLocale): string {
  if (!isDay(day)) return day
  if (locale !== 'en') return formatLong(day, languages[locale].tag)
  const parts = readable().formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`
}

const readableSpans: Partial<Record<string, Intl.DateTimeFormat>> = {}

/** From the first day to the last, such as `20–22 Nov 2026`. */
export function formatSpan(first: Day, last: Day, locale: Locale = rootLocale): string {
  if (!isDay(first) || !isDay(last)) return [first, last].join(' – ')
  const tag = locale === 'en' ? 'en-GB' : languages[locale].tag
  const format = (readableSpans[tag] ??= new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    year: 'numeric',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }))
  const span = format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`))
  // Versions of ICU use different spaces around the dash.
  return span.replace(/\s*–\s*/, monthOf(first) === monthOf(last) ? '–' : ' – ')
}

/** The time in Jaipur, such as `20 Nov 2026, 16:05 IST`. */
export function formatMoment(moment: string): string {
  return `${readableMoment().format(new Date(moment))} IST`
}

/** A month as `YYYY-MM`. */
export type Month = string

const readableMonth = once(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

const shortMonth = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }))

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

export function daysOf(month: Month): Day[] {
  const last = addDays(firstDayOf(addMonths(month, 1)), -1)
  const count = Number(last.slice(-2))
  return Array.from({ length: count }, (_, index) => addDays(firstDayOf(month), index))
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export const formatMonth = (month: Month) => readableMonth().format(middleOf(month))

export const formatShortMonth = (month: Month) => shortMonth().format(middleOf(month))

const middleOf = (month: Month) => new Date(`${month}-15T00:00:00Z`)
