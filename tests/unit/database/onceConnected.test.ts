import type { DatabaseAdapterObj, Payload } from 'payload'
import { expect, it } from 'vitest'
import { onceConnected } from '@/platform/onceConnected'

it('[W1] what the site begins with should run at the try that reaches the database', async () => {
  let tries = 0
  const given = {} as Payload
  const database = {
    async connect(this: unknown) {
      expect(this).toBe(database)
      tries += 1
      if (tries === 1) throw new Error('Error: cannot connect to MongoDB')
    },
  }
  const adapter = { init: () => database } as unknown as DatabaseAdapterObj
  const begun: Payload[] = []
  const begin = (payload: Payload) => Promise.resolve(void begun.push(payload))
  const { connect } = onceConnected(adapter, begin).init({ payload: given })
  await expect(connect?.call(database)).rejects.toThrow('cannot connect')
  expect(begun).toEqual([])
  await connect?.call(database)
  expect(begun).toEqual([given])
})
