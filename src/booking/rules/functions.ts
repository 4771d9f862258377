import { DISHES_MAX } from '@/menu/rules/dishes'
import type { Booking } from '@/payload-types'
import { maxLengths } from '@/rules/maxLengths'
import { serviceKinds } from '@/rules/serviceKinds'
import { type Day, isDay } from '@/time/days'

export const FUNCTIONS_MAX = 12

/** In characters. Short, because each change of a function is stored in the timeline. */
const NOTES_MAX = 500

export const timeBands = ['morning', 'midday', 'evening', 'night'] as const

export const functionKinds = [...serviceKinds, 'both'] as const

interface FunctionField {
  type: 'line' | 'text' | 'day' | 'guests' | 'choice' | 'dishes'
  /** In characters, as typed; for dishes, their number. */
  max?: number
  options?: readonly string[]
  /** The visitor's form contains it. */
  inVisitorsForm?: true
  /** Only users who can change bookings set it. */
  isStaffs?: true
  /** Stays when personal data is erased. */
  isKept?: true
}

/**
 * The fields of a function, such as Haldi or Sangeet, one row each. Validation, storage, both forms, all
 * texts and the erasure of personal data use this table. The texts are in src/i18n/en/bookingFields.ts.
 */
export const functionTable = {
  name: { type: 'line', max: maxLengths.name, inVisitorsForm: true },
  date: { type: 'day', max: 10, inVisitorsForm: true, isKept: true },
  timeBand: { type: 'choice', options: timeBands, inVisitorsForm: true, isKept: true },
  venue: { type: 'line', max: maxLengths.venueTitle, inVisitorsForm: true },
  kind: { type: 'choice', options: functionKinds, inVisitorsForm: true, isKept: true },
  guests: { type: 'guests', max: maxLengths.line, inVisitorsForm: true, isKept: true },
  guaranteed: { type: 'guests', max: maxLengths.line, isStaffs: true, isKept: true },
  freezeOn: { type: 'day', max: 10, isStaffs: true, isKept: true },
  dishes: { type: 'dishes', max: DISHES_MAX, isStaffs: true, isKept: true },
  notes: { type: 'text', max: NOTES_MAX },
} as const satisfies Record<string, FunctionField>

export type FunctionFieldName = keyof typeof functionTable

export const functionFields = Object.keys(functionTable) as FunctionFieldName[]

export const functionFieldOf = (name: FunctionFieldName): FunctionField => functionTable[name]

export const visitorsFunctionFields = functionFields.filter(
  (name) => functionFieldOf(name).inVisitorsForm,
)

const staffFields = functionFields.filter((name) => functionFieldOf(name).isStaffs)

/** The fields that lists of bookings read, without the menu. */
export const listedFunctionFields = Object.fromEntries(
  functionFields
    .filter((name) => functionFieldOf(name).type !== 'dishes')
    .map((name) => [name, true as const]),
)

export type BookingFunction = NonNullable<Booking['functions']>[number]

/** A function in a form: texts only. */
export type FunctionRow = Partial<Record<FunctionFieldName | 'id', string>>

/** The ids of all dishes of these functions. */
export const dishIdsOf = (
  functions: readonly Pick<BookingFunction, 'dishes'>[] | null | undefined,
): string[] => (functions ?? []).flatMap(({ dishes }) => dishes ?? [])

type AnyFunction = Partial<Record<FunctionFieldName | 'id', unknown>>

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** Lists, such as the dishes, are written with spaces between the values. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter(isText).join(' ') : isText(value) ? String(value) : ''

export const isEmptyFunction = (row: AnyFunction): boolean =>
  functionFields.every((name) => textOf(row[name]).trim() === '')

/** Functions as one text: equal for equal functions, empty for none. */
export function writeFunctions(rows: unknown, { withIds = false } = {}): string {
  if (!Array.isArray(rows) || rows.length === 0) return ''
  const names = [...(withIds ? (['id'] as const) : []), ...functionFields]
  const texts = rows.map((row: AnyFunction | null) =>
    Object.fromEntries(
      names.map((name) => [name, textOf(row?.[name])]).filter(([, text]) => text !== ''),
    ),
  )
  return JSON.stringify(texts)
}

/** Parses such a text, and omits what no form can have written. */
export function readFunctions(text: string): FunctionRow[] {
  const rows = parse(text)
  if (!Array.isArray(rows)) return []
  return rows
    .filter((row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row))
    .slice(0, FUNCTIONS_MAX)
    .map((row: AnyFunction) =>
      Object.fromEntries(
        (['id', ...functionFields] as const)
          .map((name) => [name, textOf(row[name])])
          .filter(([, value]) => value !== ''),
      ),
    )
}

function parse(text: string): unknown {
  try {
    return text && JSON.parse(text)
  } catch {
    return undefined
  }
}

type WithFunctions = Pick<Partial<Booking>, 'date' | 'days' | 'functions' | 'numberOfGuests'>

/** Fields that are derived from the functions of a booking, if it has any. */
export const followingFields = ['date', 'numberOfGuests'] as const

/**
 * The functions in the order of their days, and the fields derived from them: the date is the first day, and
 * the number of guests is that of the largest function. `days` contains all days, for queries; it is empty
 * without functions.
 */
export function followFunctions(booking: WithFunctions): WithFunctions {
  const { date, functions, numberOfGuests } = booking
  if (!functions?.length) return booking.days?.length ? { days: null } : {}
  const inOrder = functions.toSorted((a, b) => rank(a).localeCompare(rank(b)))
  const days = [...new Set(inOrder.flatMap((one) => one.date || []))]
  const guests = Math.max(...functions.map((one) => one.guests ?? 0))
  return {
    date: days[0] ?? date,
    days: days.length > 0 ? days : null,
    functions: inOrder,
    numberOfGuests: guests || numberOfGuests,
  }
}

/** Functions without a day come last; those without a time come last in their day. */
const rank = ({ date, timeBand }: Pick<BookingFunction, 'date' | 'timeBand'>) => {
  const band = timeBand ? timeBands.indexOf(timeBand) : timeBands.length
  return `${date || '9'} ${band}`
}

/** All days of a booking. */
export function daysOfBooking({ date, days }: Pick<Partial<Booking>, 'date' | 'days'>): Day[] {
  return [...new Set([date ?? '', ...(days ?? [])])].filter(isDay)
}

type OnDay = Pick<Partial<Booking>, 'functions' | 'numberOfGuests'>

export const functionsOn = ({ functions }: OnDay, day: Day): BookingFunction[] =>
  (functions ?? []).filter(({ date }) => date === day)

/** The guests of all functions of that day; for a booking without functions, its own. */
export function guestsOn(booking: OnDay, day: Day): number {
  if (!booking.functions?.length) return booking.numberOfGuests ?? 0
  return functionsOn(booking, day).reduce((sum, { guests }) => sum + (guests ?? 0), 0)
}

/** Removes the fields that a visitor must not set. */
export const withoutStaffFields = (functions: unknown): unknown =>
  Array.isArray(functions)
    ? functions.map((row: object) => ({
        ...row,
        ...Object.fromEntries(staffFields.map((name) => [name, null])),
      }))
    : functions

/**
 * The functions of the first booking, and those that only the other has, up to the maximum. A function of
 * both keeps its menu, or takes that of the other if it has none.
 */
export function joinFunctions(into: unknown, from: unknown): BookingFunction[] {
  const listOf = (rows: unknown) => (Array.isArray(rows) ? (rows as BookingFunction[]) : [])
  const own = listOf(into)
  const isSame = (one: BookingFunction, other: BookingFunction) =>
    (one.name ?? '').toLowerCase() === (other.name ?? '').toLowerCase() &&
    (one.date || '') === (other.date || '')
  const others = listOf(from)
  const withMenus = own.map((one) => {
    const dishes = others.find((other) => isSame(one, other))?.dishes
    return !one.dishes?.length && dishes?.length ? { ...one, dishes } : one
  })
  const missing = others.filter((other) => !own.some((one) => isSame(one, other)))
  // The id of a function is valid only within its booking.
  const added = missing.map((row) => ({ ...row, id: undefined }))
  return [...withMenus, ...added].slice(0, FUNCTIONS_MAX)
}

/** The functions without personal data. */
export function withoutPersons(functions: unknown[]) {
  const kept = ['id', ...functionFields.filter((name) => functionFieldOf(name).isKept)]
  return functions.map((row) =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => kept.includes(name))),
  )
}
