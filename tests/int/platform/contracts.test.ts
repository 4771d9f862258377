import { mongo } from 'mongoose'
import type { DatabaseAdapterObj, Payload } from 'payload'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { databaseAdapter } from '@/databaseAdapter'
import { getTestPayload, type TestPayload } from '../../harness/testPayload'

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

it('[W1] contract: a transaction of the adapter is a session by its id, until it commits', async () => {
  expect(mongo.ClientSession.prototype.inTransaction).toBeTypeOf('function')
  expect(payload.db.sessions).toBeTypeOf('object')
  const id = await payload.db.beginTransaction()
  if (id === null) return
  expect(payload.db.sessions?.[id]?.inTransaction()).toBe(true)
  await payload.db.commitTransaction(id)
  expect(payload.db.sessions?.[id]).toBeUndefined()
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
