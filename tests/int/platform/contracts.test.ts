import type { DatabaseAdapterObj, Payload } from 'payload'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { databaseAdapter } from '@/databaseAdapter'
import { getTestPayload, type TestPayload } from '../../harness/database/testPayload'
import { post } from '../../harness/requests/rest'

let test: TestPayload
let payload: Payload

beforeAll(async () => {
  test = await getTestPayload({ databaseUri: inject('databaseUri') })
  payload = test.payload
})

afterAll(() => test.destroy())

it('[D11] contract: Payload updates a document by one updateOne with its id and all of its data', async () => {
  const { id } = await payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829012345', kind: 'booking', status: 'new' },
  })
  const updateOne = vi.spyOn(payload.db, 'updateOne')
  await payload.update({ collection: 'bookings', data: { assignedTo: null }, id })
  const written = updateOne.mock.calls
    .map(([args]) => args)
    .filter(({ collection }) => collection === 'bookings')
  updateOne.mockRestore()
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({
    data: { contactNumber: expect.any(String), revision: expect.any(Number) },
    id,
  })
})

it('[M22] contract: only what writes sessions updates with `returning: false`', async () => {
  const email = 'sessions@example.com'
  const data = { email, password: 'correct-horse-battery', role: 'admin' as const }
  const { id } = await payload.create({ collection: 'users', data })
  const updateOne = vi.spyOn(payload.db, 'updateOne')
  const { token } = await post(payload, '/users/login', data)
  await post(payload, '/users/refresh-token', {}, token)
  await post(payload, '/users/logout', {}, token)
  await payload.update({ collection: 'users', data: { name: 'Asha' }, id })
  const written = updateOne.mock.calls
    .map(([args]) => args)
    .filter(({ collection }) => collection === 'users')
  updateOne.mockRestore()
  expect(written.map(({ returning }) => returning)).toEqual([false, false, false, undefined])
  for (const { data: account, id: key } of written) {
    expect(key).toBe(id)
    expect(account).toMatchObject({ email, hash: expect.any(String), role: 'admin' })
  }
})

it('[W1] contract: the adapter begins no transaction, on a replica set either', async () => {
  const given = { config: { collections: [], globals: [] }, logger: {} } as unknown as Payload
  const database = databaseAdapter(() => Promise.resolve()).init({ payload: given })
  expect(await database.beginTransaction()).toBeNull()
})

it('[W1] contract: the adapter awaits afterOpenConnection at each connection, also after one that failed', async () => {
  let startups = 0
  const startup = async () => {
    startups += 1
    if (startups === 1) throw new Error('not yet')
    await Promise.resolve()
    startups += 10
  }
  const adapter: DatabaseAdapterObj = databaseAdapter(startup)
  const logger = { error: () => undefined, warn: () => undefined }
  const given = { config: { collections: [], globals: [] }, logger }
  const database = adapter.init({ payload: given as unknown as Payload })
  Object.assign(database, { payload: given })
  await expect(database.connect?.()).rejects.toThrow('cannot connect')
  await database.connect?.()
  expect(startups).toBe(12)
  await database.destroy?.()
})
