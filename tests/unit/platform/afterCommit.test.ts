import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { afterCommit } from '@/platform/afterCommit'

it('[W1] should wait until others can read what was written', async () => {
  let open = true
  const sessions = { a: { inTransaction: () => open } }
  const req = { payload: { db: { sessions } }, transactionID: Promise.resolve('a') }
  let over = false
  const waited = afterCommit(req as unknown as PayloadRequest).then(() => (over = true))
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(over).toBe(false)
  open = false
  await waited
})

it('[W1] should not wait where nothing is transacted', async () => {
  const req = { payload: { db: {} } }
  await afterCommit(req as unknown as PayloadRequest)
})
