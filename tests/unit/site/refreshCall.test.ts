import { describe, expect, it } from 'vitest'
import { readRefreshCall, refreshCall } from '@/site/refreshCall'

const secret = 'a-secret-of-the-site-that-nobody-knows'
const at = Date.UTC(2026, 10, 20)
const call = refreshCall({ at, secret, tags: ['services'] })

describe('a call to refresh pages', () => {
  it('[O1] should be believed when it was signed with the secret just now', () => {
    expect(readRefreshCall({ call, now: at + 60_000, secret })).toEqual(['services'])
  })

  it('[V3] should not be believed with another secret, other tags, another time or late', () => {
    const refused = [
      readRefreshCall({ call, now: at, secret: `${secret}x` }),
      readRefreshCall({ call: { ...call, tags: ['faqs'] }, now: at, secret }),
      readRefreshCall({ call: { ...call, at: at + 1 }, now: at, secret }),
      readRefreshCall({ call: { ...call, signature: '' }, now: at, secret }),
      readRefreshCall({ call, now: at + 6 * 60_000, secret }),
    ]
    expect(refused).toEqual([null, null, null, null, null])
  })

  it.each([
    null,
    undefined,
    'text',
    5,
    [],
    {},
    { ...call, tags: 'services' },
    { ...call, at: '1' },
  ])('[V3] should not be believed when it is no call: %j', (anything) => {
    expect(readRefreshCall({ call: anything, now: at, secret })).toBeNull()
  })
})
