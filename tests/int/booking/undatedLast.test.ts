import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { firstView, type BookingView } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { panelPaths } from '@/panel/panelPaths'
import { setStage, type Stage } from '../access/stage'

const PAGE = 25
const DATED = 30
const UNDATED = 28

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  const common = { contactNumber: '9829012345', deletedAt: null, kind: 'booking', status: 'new' }
  const dated = Array.from({ length: DATED }, (_, index) => ({
    ...common,
    createdAt: new Date(),
    date: `2099-01-${String(index + 1).padStart(2, '0')}`,
  }))
  const undated = Array.from({ length: UNDATED }, (_, index) => ({
    ...common,
    createdAt: new Date(),
    name: `Undated ${index}`,
    ...(index % 2 ? { date: null } : {}),
  }))
  await storedBookings(payload).insertMany([...undated, ...dated] as never[])
})

afterAll(() => stage.destroy())

async function daysOf(view: Partial<BookingView>) {
  const user = stage.attempts.admin.user as TypedUser
  const found = await loadBookings({ payload, user, view: { ...firstView, ...view } })
  return {
    ...found,
    rows: (found?.rows ?? []).map(({ booking, date }) => ({ date, id: booking.id })),
  }
}

it.each(['date', '-date'] as const)(
  '[M6] sorted by %s, bookings without a day should follow all others, each on one page',
  async (sort) => {
    const pages = await Promise.all([1, 2, 3].map((page) => daysOf({ page, sort })))
    expect(pages.map(({ pages: count, rows, total }) => [rows.length, count, total])).toEqual([
      [PAGE, 3, DATED + UNDATED],
      [PAGE, 3, DATED + UNDATED],
      [DATED + UNDATED - 2 * PAGE, 3, DATED + UNDATED],
    ])
    const rows = pages.flatMap((page) => page.rows)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(DATED + UNDATED)
    expect(rows.slice(0, DATED).filter(({ date }) => date === '—')).toEqual([])
    expect(rows.slice(DATED).filter(({ date }) => date !== '—')).toEqual([])
    const [first] = rows
    expect(first?.date).toBe(sort === 'date' ? 'Thu, 1 Jan 2099' : 'Fri, 30 Jan 2099')
    expect((await daysOf({ show: 'all', sort })).rows.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id),
    )
    expect((await daysOf({ page: 9, sort })).page).toBe(3)
  },
)

it('[M11] the file should have the same order', async () => {
  const { token } = stage.attempts.admin
  const file = await handleApi({
    config: payload.config,
    request: new Request(payload.config.serverURL + panelPaths.bookingsCsv({ sort: 'date' }), {
      headers: { authorization: `JWT ${token}` },
    }),
  })
  const lines = (await file.text()).trim().split('\r\n').slice(1)
  expect(lines).toHaveLength(DATED + UNDATED)
  expect(lines.findIndex((line) => line.startsWith('Undated'))).toBe(DATED)
})
