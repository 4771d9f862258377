import type { bookingDetails } from '@/i18n/en/bookingFields'
import { dishTitle, type MenuDish, pickDishes, readDishIds } from '@/menu/rules/dishes'
import type { Booking } from '@/payload-types'
import { type Locale, rootLocale } from '@/rules/locales'
import { type Day, formatDay, formatSpan } from '@/time/days'
import { type BookingFunction, daysOfBooking, type FunctionFieldName } from './functions'

type Words = (typeof bookingDetails)['functions']

type AnyFunction = Partial<Record<FunctionFieldName, unknown>>

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const guestsText = (typed: string) =>
  /^\d+$/.test(typed) ? Number(typed).toLocaleString('en-IN') : typed

/** The fields of a function except its name, as texts. */
export function functionFacts(row: AnyFunction, words: Words, locale: Locale = rootLocale) {
  const of = (name: FunctionFieldName) => textOf(row[name])
  const day = (name: 'date' | 'freezeOn') => formatDay(of(name), locale)
  const word = (texts: Record<string, string>, code: string) => texts[code] ?? code
  return {
    date: of('date') && day('date'),
    timeBand: word(words.timeBands, of('timeBand')),
    venue: of('venue'),
    kind: word(words.kinds, of('kind')),
    guests: of('guests') && words.guests(guestsText(of('guests'))),
    guaranteed: of('guaranteed') && words.guaranteed(guestsText(of('guaranteed'))),
    freezeOn: of('freezeOn') && words.freezeOn(day('freezeOn')),
    dishes: menuText(row.dishes, words),
    notes: of('notes'),
  } satisfies Record<Exclude<FunctionFieldName, 'name'>, string>
}

/** The number of dishes when only their ids are known, or the given text. */
function menuText(dishes: unknown, words: Words): string {
  const text = Array.isArray(dishes) ? dishes.join(' ') : textOf(dishes)
  const { length } = readDishIds(text)
  return text && words.menu(length > 0 ? words.dishes(length) : text)
}

/** One line for each function, such as `Haldi: Fri, 20 Nov 2026, Morning, Rambagh, 150 guests`. */
export function describeFunctions(
  rows: readonly AnyFunction[] | null | undefined,
  words: Words,
  locale: Locale = rootLocale,
): string[] {
  return (rows ?? []).map((row, index) => {
    const facts = Object.values(functionFacts(row, words, locale)).filter(Boolean)
    return [functionTitle(row, index, words), facts.join(', ').replaceAll('\n', ' ')]
      .filter(Boolean)
      .join(': ')
  })
}

/** The functions with the titles of their dishes in place of the ids. */
export const withDishTitles = (
  functions: readonly BookingFunction[] | null | undefined,
  dishes: readonly MenuDish[],
  locale: Locale = rootLocale,
) =>
  (functions ?? []).map((row) => {
    if (!row.dishes?.length) return row
    const menu = pickDishes(dishes, row.dishes)
    return { ...row, dishes: menu.map((dish) => dishTitle(dish, locale)).join(', ') }
  })

/** The name of a function, or its number if it has none. */
export const functionTitle = (row: AnyFunction, index: number, words: Words): string =>
  textOf(row.name) || words.one(index + 1)

type Dated = Pick<Partial<Booking>, 'date' | 'days' | 'functions'>

/** For example `3 functions, 20–22 Nov 2026`; only the day for a booking without functions. */
export function describeDays(booking: Dated, words: Words, locale: Locale = rootLocale): string {
  const count = booking.functions?.length ?? 0
  const span = spanOf(daysOfBooking(booking), locale)
  if (count === 0) return booking.date ? formatDay(booking.date, locale) : ''
  return [words.count(count), span].filter(Boolean).join(', ')
}

export function spanOf(days: Day[], locale: Locale = rootLocale): string {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return ''
  return first === last ? formatDay(first, locale) : formatSpan(first, last, locale)
}

/** For example `Function 2, Day` for a problem at `functions.1.date`; undefined for other fields. */
export function functionPathLabel(path: string, words: Words): string | undefined {
  const [, index, name] = /^functions\.(\d+)(?:\.(\w+))?$/.exec(path) ?? []
  if (index === undefined) return undefined
  const label = words.labels[name as FunctionFieldName] as string | undefined
  return [words.one(Number(index) + 1), label].filter(Boolean).join(', ')
}
