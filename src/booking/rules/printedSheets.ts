import type { DishToBuy } from '@/menu/rules/purchases'
import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'
import { type DayFunction, dayFunctions } from './dayFunctions'
import { daysOfBooking } from './functions'
import {
  type BookingPart,
  type FunctionPart,
  partsOfDaySheet,
  partsOfEventSheet,
  type SheetParts,
} from './sheetParts'
import { withoutEvent } from './status'

/** Older marks are dropped, so that a booking stays a small document. */
export const PRINTED_MAX = 50

/** When a sheet was last printed and what it showed. Stored in each booking of the sheet. */
export interface PrintMark {
  /** For example `kitchen 2026-11-20`. */
  sheet: string
  /** ISO 8601 in UTC. */
  at: string
  revision: number
  parts: SheetParts
}

type WithPrints = Pick<Partial<Booking>, 'printed'>

/** The complete marks of a booking. */
export const printsOf = ({ printed }: WithPrints): PrintMark[] =>
  (Array.isArray(printed) ? printed : []).filter(
    ({ at, parts, sheet }: Partial<PrintMark>) => at && parts && sheet,
  )

/** The data of one booking that a page sends when it is printed. */
export type PrintedBooking = Pick<PrintMark, 'parts' | 'revision'> & Pick<Booking, 'id'>

export const sheetNames = {
  event: 'event',
  kitchen: ({ day }: { day: Day }) => `kitchen ${day}`,
  /** For one function or for the day. */
  purchases: ({ day, only }: { day: Day; only?: string }) => `purchases ${only ?? day}`,
}

export interface ChangedFunction {
  key: string
  change: 'new' | 'gone' | FunctionPart[]
}

export interface SheetChanges {
  parts: BookingPart[]
  functions: ChangedFunction[]
}

export const isStale = ({ functions, parts }: SheetChanges) => functions.length + parts.length > 0

/** Changes by function, in the current order of the sheet; removed functions come last. */
export function changesSince(printed: SheetParts, now: SheetParts): SheetChanges {
  const keys = new Set([...functionKeys(now), ...functionKeys(printed)])
  return {
    parts: changedNames(printed, now) as BookingPart[],
    functions: [...keys].flatMap((key): ChangedFunction[] => {
      const [before, after] = [partsAt(printed, key), partsAt(now, key)]
      if (!before) return [{ key, change: 'new' }]
      if (!after) return [{ key, change: 'gone' }]
      const change = changedNames(before, after) as FunctionPart[]
      return change.length > 0 ? [{ key, change }] : []
    }),
  }
}

const functionKeys = (parts: SheetParts) =>
  Object.keys(parts)
    .filter((name) => name.includes(':'))
    .map((name) => name.slice(0, name.lastIndexOf(':')))

function partsAt(parts: SheetParts, key: string): SheetParts | undefined {
  const own = Object.entries(parts).filter(([name]) => name.startsWith(`${key}:`))
  if (own.length === 0) return undefined
  return Object.fromEntries(own.map(([name, hash]) => [name.slice(key.length + 1), hash]))
}

/** A part that only a later version of the sheet shows is not a change. */
const changedNames = (before: SheetParts, after: SheetParts) =>
  Object.keys(after).filter(
    (name) => !name.includes(':') && name in before && before[name] !== after[name],
  )

type Dated = Pick<Booking, 'name' | 'status'> & Parameters<typeof dayFunctions>[0][number]

/** The functions of a booking on a sheet of a day; none when it is cancelled or in the trash. */
function functionsOnSheet(
  booking: Dated & Pick<Booking, 'deletedAt'>,
  { day, only }: { day?: Day; only?: string },
) {
  if (booking.deletedAt || withoutEvent.includes(booking.status)) return []
  const days = day ? [day] : daysOfBooking(booking)
  const functions = days.flatMap((one) => dayFunctions([booking], one))
  return only ? functions.filter(({ key }) => key === only) : functions
}

/** The changes of a booking, and of the dishes of its functions, since a sheet was printed. */
export function changesOf(
  booking: Booking,
  { parts, sheet }: PrintMark,
  dishes: readonly DishToBuy[],
): SheetChanges {
  if (sheet === sheetNames.event) return changesSince(parts, partsOfEventSheet(booking, dishes))
  const functions = functionsOnSheet(booking, readSheetName(sheet))
  return changesSince(parts, partsOfDaySheet(sheet, functions, dishes))
}

/** The day or the function of a sheet. */
export function readSheetName(sheet: string): { day?: Day; only?: string } {
  const [, of = ''] = sheet.split(' ')
  if (!of) return {}
  return /^\d{4}-\d\d-\d\d$/.test(of) ? { day: of } : { only: of }
}

export interface ChangedOnDay<Found> extends ChangedFunction {
  booking: Found
}

interface DaySheet<Found> {
  /** The current dishes of all these bookings. */
  dishes: readonly DishToBuy[]
  /** All bookings with a mark of this sheet. */
  marked: readonly Found[]
  /** The current functions of the sheet. */
  shown: readonly DayFunction<Found>[]
  sheet: string
}

type Marked = Dated & WithPrints & Pick<Booking, 'deletedAt'>

/**
 * When a sheet of several bookings was last printed, and which functions have changed since; undefined when
 * it was never printed. All bookings of a print have the same time, so an older mark is not from the last
 * print.
 */
export function changesOfDay<Found extends Marked>({
  dishes,
  marked,
  sheet,
  shown,
}: DaySheet<Found>) {
  const marks = marked.flatMap((booking) => {
    const mark = printsOf(booking).find((one) => one.sheet === sheet)
    return mark ? [{ booking, mark }] : []
  })
  const at = marks
    .map(({ mark }) => mark.at)
    .toSorted()
    .at(-1)
  if (at === undefined) return undefined
  const onIt = marks.filter(({ mark }) => mark.at === at)
  const changed = onIt.flatMap(({ booking, mark }) => {
    const own = functionsOnSheet(booking, readSheetName(sheet))
    const now = partsOfDaySheet(sheet, own, dishes)
    return changesSince(mark.parts, now).functions.map((one) => ({ ...one, booking }))
  })
  const added = shown
    .filter(({ booking }) => !onIt.some((one) => one.booking.id === booking.id))
    .map(({ booking, key }) => ({ booking, change: 'new' as const, key }))
  const functions: ChangedOnDay<Found>[] = [...changed, ...added]
  return { at, functions }
}

/** The marks of all bookings on a sheet of a day. */
export function printedBookings<Found extends Dated & Pick<Booking, 'revision'>>(
  sheet: string,
  functions: readonly DayFunction<Found>[],
  dishes: readonly DishToBuy[],
): PrintedBooking[] {
  const bookings = new Map(functions.map(({ booking }) => [booking.id, booking]))
  return [...bookings.values()].map(({ id, revision }) => {
    const own = functions.filter(({ booking }) => booking.id === id)
    return { id, parts: partsOfDaySheet(sheet, own, dishes), revision: revision ?? 0 }
  })
}
