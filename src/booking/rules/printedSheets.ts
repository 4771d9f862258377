import { createHash } from 'node:crypto'
import { foodOf } from '@/menu/rules/cooking'
import { type MenuDish, pickDishes } from '@/menu/rules/dishes'
import type { DishToBuy } from '@/menu/rules/purchases'
import type { Booking } from '@/payload-types'
import { type Locale, locales } from '@/rules/locales'
import type { Day } from '@/time/days'
import { type DayFunction, dayFunctions } from './dayFunctions'
import type { FieldName } from './fields'
import { daysOfBooking, type FunctionFieldName } from './functions'
import { takingDay, withoutEvent, wonStatuses } from './status'

/** Older ones are dropped, so that a booking stays a small document. */
export const PRINTED_MAX = 50

/** A short hash of each thing that a sheet shows, by its name; that of a function is `<key>:menu`. */
export type SheetParts = Record<string, string>

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

export type BookingPart =
  | 'customer'
  | 'phone'
  | 'stage'
  | 'date'
  | 'guests'
  | 'service'
  | 'plan'
  | 'venue'
  | 'food'
  | 'serving'
  | 'wishes'
  | 'crewNotes'

export type FunctionPart =
  | 'customer'
  | 'stage'
  | 'name'
  | 'day'
  | 'time'
  | 'venue'
  | 'kind'
  | 'guests'
  | 'plates'
  | 'menu'
  | 'notes'

export interface ChangedFunction {
  key: string
  change: 'new' | 'gone' | FunctionPart[]
}

export interface SheetChanges {
  parts: BookingPart[]
  functions: ChangedFunction[]
}

export const isStale = ({ functions, parts }: SheetChanges) => functions.length + parts.length > 0

/** Where the event sheet shows a field, if it does (sheets/EventSheetPage.tsx). */
const partOfField: Record<FieldName, BookingPart | null> = {
  name: 'customer',
  contactNumber: 'phone',
  date: 'date',
  numberOfGuests: 'guests',
  selectedService: 'service',
  service: 'service',
  plan: 'plan',
  venueTitle: 'venue',
  venueDetails: 'venue',
  foodPreference: 'food',
  serviceStyle: 'serving',
  message: 'wishes',
  functions: null,
  ...{ bestTime: null, budgetBand: null, campaign: null, contactBy: null, email: null },
  heardFrom: null,
}

const partOfFunctionField: Record<FunctionFieldName, FunctionPart> = {
  name: 'name',
  date: 'day',
  timeBand: 'time',
  venue: 'venue',
  kind: 'kind',
  guests: 'guests',
  guaranteed: 'guests',
  freezeOn: 'guests',
  dishes: 'menu',
  notes: 'notes',
}

/**
 * What the event sheet shows: nothing of the work on a booking but its notes for the crew. The dishes are those
 * that the sheet was made with.
 */
export function partsOfEventSheet(
  booking: Partial<Booking>,
  dishes: readonly MenuDish[],
): SheetParts {
  const functions = booking.functions ?? []
  const { date, guests, ...parts } = valuesByPart(partOfField, booking)
  const crewNotes = (booking.timeline ?? [])
    .filter(({ crew, kind, removedAt, text }) => crew && kind === 'note' && !removedAt && text)
    .map(({ text }) => text)
  const own = {
    ...parts,
    // They follow the functions where these have any.
    ...(!functions.some((one) => one.date) && { date }),
    ...(!functions.some((one) => one.guests) && { guests }),
    stage: booking.status !== undefined && wonStatuses.includes(booking.status),
    crewNotes,
  }
  const rows = functions.map((row, index) =>
    partsOfRow(row.id ?? String(index), {
      ...valuesByPart(partOfFunctionField, row),
      menu: cookedMenu(pickDishes(dishes, row.dishes)),
    }),
  )
  return Object.assign(hashed(own), ...rows) as SheetParts
}

function valuesByPart<Part extends string, Name extends string>(
  partOf: Record<Name, Part | null>,
  values: Partial<Record<Name, unknown>>,
): Partial<Record<Part, unknown[]>> {
  const byPart: Partial<Record<Part, unknown[]>> = {}
  for (const [name, part] of Object.entries(partOf) as [Name, Part | null][])
    if (part) byPart[part] = [...(byPart[part] ?? []), values[name]]
  return byPart
}

type AnyBooking = Pick<Booking, 'name' | 'status'>

type Cooked = DayFunction<AnyBooking>

const dayParts = ({ booking, from, isEventOnly, plates, row }: Cooked) => ({
  customer: booking.name,
  name: row.name,
  plates: isEventOnly ? null : [plates, from],
})

const purchaseParts = (one: Cooked, menu: readonly DishToBuy[]) => ({
  ...dayParts(one),
  menu: menuToBuy(menu),
})

const kitchenParts = (one: Cooked, menu: readonly MenuDish[]) => ({
  ...dayParts(one),
  menu: cookedMenu(menu),
  stage: takingDay.includes(one.booking.status),
  time: one.row.timeBand,
  venue: one.row.venue,
  notes: one.row.notes,
})

/** As the kitchen reads a menu. In all languages: a mark does not say in which one it was printed. */
const cookedMenu = (menu: readonly MenuDish[]) =>
  menu.map((dish) => [dish.id, inAllLanguages(dish.title), dish.course, foodOf(dish)])

/** A purchase list names the dishes of which it is not known what they need. */
const menuToBuy = (menu: readonly DishToBuy[]) =>
  menu.map(({ id, needs, title }) => [
    id,
    needs.length === 0
      ? inAllLanguages(title)
      : needs.map(({ ingredient, quantity, shop, unit }) => [
          inAllLanguages(ingredient),
          ...[quantity, shop, unit],
        ]),
  ])

const inAllLanguages = (texts: Partial<Record<Locale, string>>) =>
  locales.map((locale) => texts[locale])

/** What a sheet of a day shows of these functions, with the dishes that it was made with. */
export function partsOfDaySheet(
  sheet: string,
  functions: readonly Cooked[],
  dishes: readonly DishToBuy[],
): SheetParts {
  const partsOf = sheet.startsWith('kitchen') ? kitchenParts : purchaseParts
  const rows = functions.map((one) =>
    partsOfRow(one.key, partsOf(one, pickDishes(dishes, one.row.dishes))),
  )
  return Object.assign({}, ...rows) as SheetParts
}

const partsOfRow = (key: string, parts: Record<string, unknown>): SheetParts =>
  Object.fromEntries(Object.entries(hashed(parts)).map(([name, hash]) => [`${key}:${name}`, hash]))

const hashed = (parts: Record<string, unknown>): SheetParts =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, hashOf(value)]))

/** 48 bits tell two values of one booking apart. An empty text or list is none. */
function hashOf(value: unknown): string {
  const isEmpty = (inner: unknown) =>
    inner === undefined || inner === '' || (Array.isArray(inner) && inner.length === 0)
  const text = JSON.stringify(isEmpty(value) ? null : value, (_, inner: unknown) =>
    isEmpty(inner) ? null : inner,
  )
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}

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

type Dated = AnyBooking & Parameters<typeof dayFunctions>[0][number]

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
