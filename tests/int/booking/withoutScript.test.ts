import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { createBooking as CreateBooking } from '@/booking/create/createBooking'
import type { submitContact as SubmitContact } from '@/contact/submitContact'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let createBooking: typeof CreateBooking
let submitContact: typeof SubmitContact

beforeAll(async () => {
  stage = await setStage()
  vi.doMock('server-only', () => ({}))
  vi.doMock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
  ;({ createBooking } = await import('@/booking/create/createBooking'))
  ;({ submitContact } = await import('@/contact/submitContact'))
})

afterAll(async () => {
  await stage.destroy()
  vi.doUnmock('server-only')
  vi.doUnmock('next/headers')
})

describe('[Q3] [P15] the same request twice, without JavaScript', () => {
  it('should be answered with the first, unless it says something else', async () => {
    const data = { contactNumber: '9829012345', kind: 'booking', idempotencyKey: 'page' } as const
    const first = await createBooking({ ...data, status: 'new' })
    expect(first).toMatchObject({ state: 'saved' })
    expect(await createBooking({ ...data, status: 'new' })).toEqual(first)
    const other = await createBooking({ ...data, name: 'Meera', status: 'new' })
    expect(other).toMatchObject({ state: 'saved' })
    expect(other).not.toEqual(first)
  })
})

describe('[Q3] [C2] the same contact message, without JavaScript', () => {
  it('should be one message on a day, and another on the next', async () => {
    const posted = new FormData()
    posted.set('email', 'meera@example.com')
    posted.set('message', 'Please call me')
    onTestFinished(() => void vi.useRealTimers())
    const today = Date.now()
    const onDay = async (days: number) => {
      vi.useFakeTimers({ now: today + days * 86_400_000, toFake: ['Date'] })
      const { reference } = await submitContact(undefined, posted)
      expect(reference).toBeDefined()
      return reference
    }
    const first = await onDay(0)
    expect(await onDay(0)).toBe(first)
    expect(await onDay(1)).not.toBe(first)
  })
})

describe('[V2] too many requests without JavaScript', () => {
  it('should be told how long to wait', async () => {
    const send = () =>
      createBooking({ contactNumber: '9829054321', kind: 'booking', status: 'new' })
    const answers = await Promise.all(Array.from({ length: 6 }, send))
    const limited = answers.filter(({ state }) => state === 'limited')
    expect(limited).toEqual([
      { state: 'limited', message: expect.any(String), retryAfter: expect.any(Number) },
    ])
  })
})
