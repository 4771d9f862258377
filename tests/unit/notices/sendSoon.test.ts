import type { Payload } from 'payload'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NOTICE_LEASE_MS } from '@/email/notices'
import { sendDueNotices } from '@/email/sendDueNotices'
import { sendSoon } from '@/email/noticesTask'

vi.mock('@/email/sendDueNotices', () => ({ sendDueNotices: vi.fn() }))
afterAll(() => vi.doUnmock('@/email/sendDueNotices'))

const payload = { logger: { error: vi.fn() } } as unknown as Payload

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[Q3] [W1] should give a run up that waits for ever, and never one that goes on', async () => {
  const runs = vi.mocked(sendDueNotices)
  runs.mockImplementation(() => new Promise(() => undefined))
  void sendSoon(payload)
  vi.advanceTimersByTime(NOTICE_LEASE_MS - 1)
  runs.mock.lastCall?.[0].step?.()
  vi.advanceTimersByTime(NOTICE_LEASE_MS - 1)
  void sendSoon(payload)
  expect(runs).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2)
  runs.mockResolvedValue(0)
  await sendSoon(payload)
  expect(runs).toHaveBeenCalledTimes(2)
})
