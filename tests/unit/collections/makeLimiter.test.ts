import { makeLimiter } from '@collections/Booking/limits/makeLimiter'
import { describe, expect, it } from 'vitest'

const limit = { by: 'phone', requests: 2, seconds: 60 } as const

const onServer = (findOneAndUpdate: () => Promise<unknown>) =>
  makeLimiter(limit, {
    client: { db: () => ({ collection: () => ({ findOneAndUpdate }) }) },
    dbName: 'test',
  })

describe('[V2] a limit whose MongoDB does not answer', () => {
  it.each([
    ['is down', () => Promise.reject(new Error('connection refused'))],
    ['is slow', () => new Promise(() => undefined)],
  ])('should still be held, in memory, when it %s', async (_how, answer) => {
    const { counter } = onServer(answer)
    await counter.consume('one')
    await counter.consume('one')
    await counter.consume('other')
    await expect(counter.consume('one')).rejects.toMatchObject({ consumedPoints: 3 })
  })
})
