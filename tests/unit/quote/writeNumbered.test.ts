import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { writeNumbered } from '@/quote/writeNumbered'

it('[J3] [J7] no number should be given while its unique index cannot be made', async () => {
  const createIndexes = vi.fn().mockResolvedValue([]).mockRejectedValueOnce(new Error('no index'))
  const none = { limit: () => none, project: () => none, sort: () => none, toArray: () => [] }
  const collection = { createIndexes, find: () => none }
  const payload = { db: { connection: { collection: () => collection } } } as unknown as Payload
  const write = vi.fn((number: object) => Promise.resolve(number))
  const next = () =>
    writeNumbered(payload, { of: 'Quote', series: 'QT', today: '2026-11-25' }, write)

  await expect(next()).rejects.toThrow('no index')
  expect(write).not.toHaveBeenCalled()
  expect(await next()).toEqual({ series: 'QT', year: '26-27', number: 1 })
  await next()
  expect(createIndexes).toHaveBeenCalledTimes(2)
})
