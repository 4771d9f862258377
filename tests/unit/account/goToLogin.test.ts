import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goToLogin } from '@/account/session/signOut'

describe('goToLogin', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[D14] should go to the login page at once, replacing this one', () => {
    const replace = vi.fn()
    goToLogin({ pathname: '/admin', replace })

    expect(replace).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('[D14] [N2] should go again after 1000 ms when it is still elsewhere', () => {
    const replace = vi.fn()
    goToLogin({ pathname: '/admin', replace })

    vi.advanceTimersByTime(999)
    expect(replace).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(1)
    expect(replace).toHaveBeenCalledTimes(2)
  })

  it('[D14] should not go again once it has arrived', () => {
    const place = { pathname: '/admin', replace: vi.fn() }
    goToLogin(place)
    place.pathname = '/login'
    vi.advanceTimersByTime(5000)

    expect(place.replace).toHaveBeenCalledTimes(1)
  })
})
