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

/** Older ones are dropped, so that a booking stays a small document. */
export const PRINTED_MAX = 50

/** When a sheet was printed last, and from what. It is stored in each booking that stands on it. */
export interface PrintMark {
  /** Such as `kitchen 2026-11-20`. */
  sheet: string
  /** The moment as an ISO string in UTC. */
  at: string
  revision: number
  parts: SheetParts
}

type WithPrints = Pick<Partial<Booking>, 'printed'>

/** Those that are whole. */
export const printsOf = ({ printed }: WithPrints): PrintMark[] =>
  (Array.isArray(printed) ? printed : []).filter(
    ({ at, parts, sheet }: Partial<PrintMark>) => at && parts && sheet,
  )

/** What a page has of one booking, to be noted when it is printed. */
export type PrintedBooking = Pick<PrintMark, 'parts' | 'revision'> & Pick<Booking, 'id'>

export const sheetNames = {
  event: 'event',
  kitchen: ({ day }: { day: Day }) => `kitchen ${day}`,
  /** Of one function, or of the day. */
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

/** By function, in the order of what the sheet would show now; what is gone comes last. */
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

/** What a later version of the sheet shows besides is no change. */
const changedNames = (before: SheetParts, after: SheetParts) =>
  Object.keys(after).filter(
    (name) => !name.includes(':') && name in before && before[name] !== after[name],
  )

type Dated = Pick<Booking, 'name' | 'status'> & Parameters<typeof dayFunctions>[0][number]

/** The functions of a booking that a sheet of a day has; none once it is cancelled, or in the trash. */
function functionsOnSheet(
  booking: Dated & Pick<Booking, 'deletedAt'>,
  { day, only }: { day?: Day; only?: string },
) {
  if (booking.deletedAt || withoutEvent.includes(booking.status)) return []
  const days = day ? [day] : daysOfBooking(booking)
  const functions = days.flatMap((one) => dayFunctions([booking], one))
  return only ? functions.filter(({ key }) => key === only) : functions
}

/** What changed of one booking since a sheet was printed, or of the dishes of its functions. */
export function changesOf(
  booking: Booking,
  { parts, sheet }: PrintMark,
  dishes: readonly DishToBuy[],
): SheetChanges {
  if (sheet === sheetNames.event) return changesSince(parts, partsOfEventSheet(booking, dishes))
  const functions = functionsOnSheet(booking, readSheetName(sheet))
  return changesSince(parts, partsOfDaySheet(sheet, functions, dishes))
}

/** The day of a sheet, or the function that it is of. */
export function readSheetName(sheet: string): { day?: Day; only?: string } {
  const [, of = ''] = sheet.split(' ')
  if (!of) return {}
  return /^\d{4}-\d\d-\d\d$/.test(of) ? { day: of } : { only: of }
}

export interface ChangedOnDay<Found> extends ChangedFunction {
  booking: Found
}

interface DaySheet<Found> {
  /** Of all these bookings, as they are now. */
  dishes: readonly DishToBuy[]
  /** Every booking that has a mark of this sheet. */
  marked: readonly Found[]
  /** What the sheet has now. */
  shown: readonly DayFunction<Found>[]
  sheet: string
}

type Marked = Dated & WithPrints & Pick<Booking, 'deletedAt'>

/**
 * When a sheet of several bookings was printed last, and which functions changed since; nothing where it never
 * was. Every booking on one print has the same moment, so an older one was not on it.
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

/** What is noted of each booking when a sheet of a day is printed. */
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
