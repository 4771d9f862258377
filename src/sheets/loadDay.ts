import type { Where } from 'payload'
import type { Caller } from '@/account/access'
import { dayFunctions, undatedFunctions } from '@/booking/rules/dayFunctions'
import { dishIdsOf } from '@/booking/rules/functions'
import { onDays } from '@/booking/rules/onDays'
import { quotedStatuses, takingDay, withoutEvent } from '@/booking/rules/status'
import { readMenuWithNeeds } from '@/menu/readMenu'
import { readOr } from '@/panel/readOr'
import type { Booking } from '@/payload-types'
import type { Day } from '@/time/days'

/** More than any day has. The sheet shows when some are left out. */
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

interface DayQuery {
  day: Day
  /** Only this function, whatever the status of its booking. */
  only?: string
  withQuoted: boolean
}

/** The functions of a day, and functions without a day of the same bookings. */
export async function loadDay({ day, only, payload, user, withQuoted }: Caller & DayQuery) {
  const statuses = withQuoted ? [...takingDay, ...quotedStatuses] : takingDay
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

/** In addition, all bookings with a print of that sheet, and the dishes of all of them. */
export async function loadDaySheet({ sheet, ...query }: Caller & DayQuery & { sheet: string }) {
  const { payload, user } = query
  const failed = { msg: 'The prints of a sheet could not be read', otherwise: [] }
  const [loaded, marked] = await Promise.all([
    loadDay(query),
    readOr(payload, failed, () => loadMarked({ payload, sheet, user })),
  ])
  const rows = [...loaded.functions.map(({ row }) => row), ...marked.flatMap(functionsOf)]
  return { ...loaded, dishes: await readMenuWithNeeds(payload, dishIdsOf(rows)), marked }
}

const functionsOf = ({ functions }: Pick<Booking, 'functions'>) => functions ?? []

/** On any day, because functions may have moved. */
async function loadMarked({ payload, sheet, user }: Caller & { sheet: string }) {
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

export type LoadedDaySheet = Awaited<ReturnType<typeof loadDaySheet>>

export type LoadedDay = Awaited<ReturnType<typeof loadDay>>

export type KitchenFunction = LoadedDay['functions'][number]
