import type { Payload } from 'payload'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMAIL_LEASE_MS } from '@/email/delivery'
import { sendDueEmails } from '@/email/sendDueEmails'
import { sendSoon } from '@/email/outboxTask'

vi.mock('@/email/sendDueEmails', () => ({ sendDueEmails: vi.fn() }))
afterAll(() => vi.doUnmock('@/email/sendDueEmails'))

const payload = { logger: { error: vi.fn() } } as unknown as Payload

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[Q3] [W1] should give a run up that waits for ever, and never one that goes on', async () => {
  const runs = vi.mocked(sendDueEmails)
  runs.mockImplementation(() => new Promise(() => undefined))
  void sendSoon(payload)
  vi.advanceTimersByTime(EMAIL_LEASE_MS - 1)
  runs.mock.lastCall?.[0].step?.()
  vi.advanceTimersByTime(EMAIL_LEASE_MS - 1)
  void sendSoon(payload)
  expect(runs).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2)
  runs.mockResolvedValue(0)
  await sendSoon(payload)
  expect(runs).toHaveBeenCalledTimes(2)
})
