import { createHash } from 'node:crypto'
import { foodOf } from '@/menu/rules/cooking'
import { type MenuDish, pickDishes } from '@/menu/rules/dishes'
import type { DishToBuy } from '@/menu/rules/purchases'
import type { Booking } from '@/payload-types'
import { type Locale, locales } from '@/rules/locales'
import type { DayFunction } from './dayFunctions'
import { type FieldName, fieldNames, fieldOf, type EventSheetPart } from './fields'
import type { FunctionFieldName } from './functions'
import { takingDay, wonStatuses } from './status'

/** A short hash of each thing that a sheet shows, by its name; that of a function is `<key>:menu`. */
export type SheetParts = Record<string, string>

export type BookingPart = EventSheetPart | 'stage' | 'crewNotes'

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

const partOfField = Object.fromEntries(
  fieldNames.map((name) => [name, fieldOf(name).sheet]),
) as Record<FieldName, EventSheetPart | null>

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

/** Up to the last one that has a text: a further language changes no mark. */
const inAllLanguages = (texts: Partial<Record<Locale, string>>) =>
  locales
    .map((locale) => texts[locale])
    .slice(0, locales.findLastIndex((locale) => texts[locale]) + 1)

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
