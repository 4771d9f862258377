import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { loadBoard } from '@/booking/admin/board/loadBoard'
import { loadMonth } from '@/booking/admin/calendar/loadMonth'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { chartsOf } from '@/booking/admin/numbers/chartsOf'
import { countDesk } from '@/booking/changes/countDesk'
import { countOverview } from '@/booking/changes/countOverview'
import { businessEmail } from '@/booking/emails/businessEmail'
import { firstView } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { panelPaths } from '@/panel/panelPaths'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let id = ''

const now = new Date('2026-11-24T19:00:00Z')
const status = 'awaitingDeposit'

/** What a later version of the site wrote, before the release was rolled back. */
beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  const { insertedId } = await storedBookings(payload).insertOne({
    contactNumber: '9829012345',
    createdAt: now,
    date: '2026-12-12',
    deletedAt: null,
    kind: 'booking',
    name: 'From later',
    reference: 'JU-LATER-1',
    revision: 0,
    source: 'website',
    status,
    updatedAt: now,
  } as never)
  id = String(insertedId)
})

afterAll(() => stage.destroy())

const asAdmin = () => ({ payload, user: stage.attempts.admin.user as TypedUser })

it('[M1] a stored status that this version does not know should be listed and found as it is', async () => {
  for (const view of [firstView, { ...firstView, q: 'From later' }]) {
    const found = await loadBookings({ ...asAdmin(), view })
    expect(found?.rows).toMatchObject([{ booking: { status }, name: 'From later' }])
  }
})

it('[M8] [M7] [M16] it should stand on the board, in the calendar and in the numbers', async () => {
  const board = await loadBoard({ now, ...asAdmin() })
  expect(board?.at(-1)).toMatchObject({ cards: [{ status, who: 'From later' }], stage: 'other' })
  const month = await loadMonth({ month: '2026-12', ...asAdmin() })
  expect(month?.events).toMatchObject([{ name: 'From later', status }])
  const { numbers } = await countDesk(payload, now)
  expect(numbers).toMatchObject({ newToday: 1, received: 1 })
  const charts = chartsOf(await countOverview(payload, now))
  const stages = charts.find(({ title }) => title === 'How far requests get')
  expect(stages?.rows.at(-1)).toEqual({ label: status, values: [1, 0] })
})

it('[M11] it should be in the file and in a mail', async () => {
  const { token } = stage.attempts.admin
  const file = await handleApi({
    config: payload.config,
    request: new Request(payload.config.serverURL + panelPaths.bookingsCsv({}), {
      headers: { authorization: `JWT ${token}` },
    }),
  })
  expect(await file.text()).toContain(status)
  const booking = await payload.findByID({ collection: 'bookings', id })
  expect(businessEmail({ booking, panelUrl: '/' }).text).toContain('From later')
})

it('[M3] [M1] it should be worked with, moved on, and taken back', async () => {
  const { token } = stage.attempts.admin
  const note = await post(payload, `/bookings/${id}/log`, { kind: 'note', text: 'Called' }, token)
  expect(note.status).toBe(200)
  const change = async (to: string) => {
    const data = { status: to }
    return request({ data, method: 'PATCH', path: `/bookings/${id}`, payload, token })
  }
  expect((await change('somethingElse')).status).toBe(400)
  expect((await change('confirmed')).status).toBe(200)
  expect((await change(status)).status).toBe(200)
  expect(await payload.findByID({ collection: 'bookings', id })).toMatchObject({ status })
})
