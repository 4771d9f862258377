import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { countDesk } from '@/booking/changes/countDesk'
import { COUNT_MAX } from '@/booking/rules/countMax'
import { BOOKINGS_PER_PAGE, type BookingView, firstView } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { countAtMost } from '@/platform/boundedQueries'
import { setStage, type Stage } from '../access/stage'

const ALL = COUNT_MAX + 60
const LAST_PAGE = Math.ceil(ALL / BOOKINGS_PER_PAGE)

let stage: Stage
let payload: Payload
let ids: string[]

/** Half of them without a day. */
beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  const documents = Array.from({ length: ALL }, (_, index) => ({
    createdAt: new Date(Date.UTC(2026, 10, 1) - index * 60_000),
    date: index % 2 ? '2027-02-14' : null,
    deletedAt: null,
    kind: 'booking',
    status: 'new',
  }))
  const { insertedIds } = await storedBookings(payload).insertMany(documents as never[])
  ids = Object.values(insertedIds).map(String)
})

afterAll(() => stage.destroy())

async function listed(view: Partial<BookingView>) {
  const user = stage.attempts.admin.user as TypedUser
  const found = await loadBookings({ payload, user, view: { ...firstView, ...view } })
  if (!found) throw new Error('No list was read')
  return found
}

it('[D7] should count no further than it shows, and know of a next page however many there are', async () => {
  const { hasNext, page, pages, rows, total } = await listed({})
  expect({ hasNext, page, pages, rows: rows.length }).toEqual({
    hasNext: true,
    page: 1,
    pages: undefined,
    rows: BOOKINGS_PER_PAGE,
  })
  expect(total).toBe(COUNT_MAX + 1)
  const where = { status: { equals: 'new' } }
  expect(await countAtMost({ collection: 'bookings', most: 7, payload, where })).toBe(7)
})

it.each(['-received', 'date', '-date'] as const)(
  '[D7] [M6] sorted by %s, pages should follow one another, far behind what is counted too',
  async (sort) => {
    const inOrder = sort === '-received' ? ids : [...oddOf(ids), ...oddOf(ids, 0)]
    const turned =
      sort === '-date' ? [...oddOf(ids).reverse(), ...oddOf(ids, 0).reverse()] : inOrder
    const pages = [1, 21, 22, 23, COUNT_MAX / BOOKINGS_PER_PAGE, LAST_PAGE - 1, LAST_PAGE]
    const found = await Promise.all(pages.map((page) => listed({ page, sort })))
    expect(found.map(({ rows }) => rows.map(({ booking }) => booking.id))).toEqual(
      pages.map((page) => turned.slice((page - 1) * BOOKINGS_PER_PAGE, page * BOOKINGS_PER_PAGE)),
    )
    expect(found.map(({ hasNext }) => hasNext)).toEqual(pages.map((page) => page < LAST_PAGE))
    expect(found.at(-1)?.pages).toBe(LAST_PAGE)
  },
)

/** Every second one, from the second on. */
const oddOf = (all: string[], rest = 1) => all.filter((_, index) => index % 2 === rest)

it('[D7] should give the last page for one past the end', async () => {
  expect(await listed({ page: 900 })).toMatchObject({ hasNext: false, page: LAST_PAGE })
})

it('[M5] the tabs should count no further either', async () => {
  expect((await countDesk(payload, new Date())).tabs).toMatchObject({
    all: COUNT_MAX + 1,
    followUp: 0,
    overdue: 0,
  })
})
