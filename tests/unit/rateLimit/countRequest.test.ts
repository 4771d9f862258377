import { describe, expect, it } from 'vitest'
import { countRequest } from '@/rateLimit/countRequest'
import { makeLimiter } from '@/rateLimit/limiter'

const limits = [
  { requests: 2, seconds: 60 },
  { requests: 3, seconds: 600 },
]

function onServer(findOneAndUpdate: () => Promise<unknown>) {
  const limiter = makeLimiter({ by: 'phone', limits })
  return (who: string) =>
    countRequest({
      isRetry: async () => false,
      senders: [{ limiter, who }],
      stored: { collection: () => ({ findOneAndUpdate }) } as never,
    })
}

describe('[V2] a limit whose MongoDB does not answer', () => {
  it.each([
    ['is down', () => Promise.reject(new Error('connection refused'))],
    ['is slow', () => new Promise(() => undefined)],
  ])('should still be held, in memory, when it %s', async (_how, answer) => {
    const send = onServer(answer)
    expect(await Promise.all([send('one'), send('one'), send('other')])).toEqual([0, 0, 0])
    const wait = await send('one')
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await send('one')).toBeGreaterThan(590)
  })
})
