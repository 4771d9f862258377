import type { Where } from 'payload'
import type { Caller } from '@/account/access'
import { dayFunctions, undatedFunctions } from '@/booking/rules/dayFunctions'
import { onDays } from '@/booking/rules/onDays'
import { takingDay, withoutEvent } from '@/booking/rules/status'
import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'

/** More than any day has; a sheet says when some are left out. */
export const DAY_MAX = 200

const select = {
  anonymisedAt: true,
  date: true,
  functions: true,
  name: true,
  numberOfGuests: true,
  reference: true,
  revision: true,
  selectedService: true,
  status: true,
  venueTitle: true,
} as const

export type KitchenBooking = Pick<Booking, keyof typeof select | 'id'>

interface Asked {
  day: Day
  /** Of this function alone, whatever the stage of its booking. */
  only?: string
  withQuoted: boolean
}

/** The functions of a day, and those of the same bookings that have no day. */
export async function loadDay({ day, only, payload, user, withQuoted }: Caller & Asked) {
  const statuses = withQuoted ? [...takingDay, 'quoted'] : takingDay
  const status: Where = only ? { status: { not_in: withoutEvent } } : { status: { in: statuses } }
  const { docs } = await payload.find({
    collection: 'bookings',
    depth: 0,
    limit: DAY_MAX + 1,
    overrideAccess: false,
    pagination: false,
    select,
    sort: 'createdAt',
    user,
    where: { and: [onDays({ from: day, to: day }), status] },
  })
  const bookings: KitchenBooking[] = docs.slice(0, DAY_MAX)
  const functions = dayFunctions(bookings, day)
  return {
    functions: only ? functions.filter(({ key }) => key === only) : functions,
    isCut: docs.length > DAY_MAX,
    undated: only ? [] : undatedFunctions(bookings),
  }
}

/** Every booking that a printed sheet names, wherever its functions are now. */
export async function loadMarked({ payload, sheet, user }: Caller & { sheet: string }) {
  const { docs } = await payload.find({
    collection: 'bookings',
    depth: 0,
    limit: DAY_MAX,
    overrideAccess: false,
    pagination: false,
    select: { ...select, deletedAt: true, printed: true },
    sort: 'createdAt',
    trash: true,
    user,
    where: { 'printed.sheet': { equals: sheet } },
  })
  return docs
}

export type LoadedDay = Awaited<ReturnType<typeof loadDay>>

export type KitchenFunction = LoadedDay['functions'][number]

/** The ids of all their dishes, each once. */
export const dishIdsOfDay = (functions: readonly KitchenFunction[]) => [
  ...new Set(functions.flatMap(({ row }) => row.dishes ?? [])),
]
