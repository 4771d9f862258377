import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadCounts } from '@/booking/admin/list/loadBookings'
import { storedBookings } from '@/booking/storedBookings'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let phones = 9_829_070_000

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(async () => {
  await payload.delete({ collection: 'bookings', trash: true, where: { id: { exists: true } } })
})

afterAll(() => stage.destroy())

const counted = async () => (await loadCounts(payload))?.tabs

const add = (data: object = {}) =>
  post(
    payload,
    '/bookings',
    { contactNumber: String((phones += 1)), kind: 'booking', ...data },
    stage.attempts.admin.token,
  )

const send = (method: string, path: string, data?: object) =>
  request({ data, method, path, payload, token: stage.attempts.admin.token })

it('[M5] [M16] who changes a booking should see its figures changed at once', async () => {
  expect(await counted()).toMatchObject({ all: 0, followUp: 0, new: 0 })
  const { id } = (await add()).body.doc
  expect(await counted()).toMatchObject({ all: 1, followUp: 0, new: 1 })
  await send('PATCH', `/bookings/${id}`, { followUpOn: '2026-01-01', status: 'contacted' })
  expect(await counted()).toMatchObject({ all: 1, followUp: 1, new: 0 })
  await send('PATCH', `/bookings/${id}`, { deletedAt: new Date().toISOString() })
  expect(await counted()).toMatchObject({ all: 0, followUp: 0 })
  await send('PATCH', `/bookings/${id}?trash=true`, { deletedAt: null })
  expect(await counted()).toMatchObject({ all: 1, followUp: 1 })
  await send('DELETE', `/bookings/${id}?trash=true`)
  expect(await counted()).toMatchObject({ all: 0, followUp: 0 })
})

it('[M5] a booking of a visitor should be counted without a change in the panel', async () => {
  expect(await counted()).toMatchObject({ new: 0 })
  const contactNumber = String((phones += 1))
  const sent = await post(payload, '/bookings', { contactNumber, kind: 'booking', name: 'Meera' })
  expect(sent.status).toBe(201)
  await expect.poll(counted).toMatchObject({ all: 1 })
})

it('[M5] [V4] the figures should follow an erasure and e-mails that are sent again', async () => {
  const { id } = (await add({ contactNumber: '9829012345' })).body.doc
  await storedBookings(payload).updateOne({}, {
    $set: {
      createdAt: new Date('2026-01-01'),
      emails: [{ attempts: 6, id: 'a', state: 'failed' }],
    },
  } as never)
  await send('PATCH', `/bookings/${id}`, { name: 'Meera' })
  expect(await loadCounts(payload)).toMatchObject({
    tabs: { unanswered: 1 },
    unsent: { failed: 1 },
  })
  expect((await send('POST', `/bookings/${id}/emails/retry`)).body).toMatchObject({ requeued: 1 })
  expect(await loadCounts(payload)).toMatchObject({ unsent: { failed: 0 } })
  const erased = await send('POST', '/privacy/erase', { person: '9829012345' })
  expect(erased.status).toBe(200)
  expect(await counted()).toMatchObject({ unanswered: 0 })
})

it('[M5] should not count on each view', async () => {
  await add()
  expect(await counted()).toMatchObject({ all: 1 })
  await storedBookings(payload).deleteMany({})
  expect(await counted()).toMatchObject({ all: 1 })
})
