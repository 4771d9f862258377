import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceToken, readDeviceToken } from '@/account/deviceToken'

const owner = { account: 'owner@example.com', secret: 'a-secret' }

describe('[V2] the mark of a known browser', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('should tell browsers apart', () => {
    const [one, other] = [1, 2].map(() =>
      readDeviceToken({ ...owner, token: deviceToken({ ...owner, days: 1 }) }),
    )
    expect(one).toMatch(/^[\w-]{22}$/)
    expect(other).not.toBe(one)
  })

  it('should be of one account and one site', () => {
    const token = deviceToken({ ...owner, days: 1 })
    expect(readDeviceToken({ ...owner, account: 'staff@example.com', token })).toBeUndefined()
    expect(readDeviceToken({ ...owner, secret: 'another', token })).toBeUndefined()
  })

  it('should end with its day, which nobody can put off', () => {
    const token = deviceToken({ ...owner, days: 1 })
    const [id, until = '', signature] = token.split('.')
    const later = (Number.parseInt(until, 36) + 1e9).toString(36)
    expect(readDeviceToken({ ...owner, token: [id, later, signature].join('.') })).toBeUndefined()
    vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1)
    expect(readDeviceToken({ ...owner, token })).toBeUndefined()
  })

  it.each([undefined, '', '...', 'a.b.c', '.'])('should not be %j', (token) => {
    expect(readDeviceToken({ ...owner, token })).toBeUndefined()
  })
})
