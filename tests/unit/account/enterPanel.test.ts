import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterPanel } from '@/account/login/enterPanel'

describe('enterPanel', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[A5] [N2] should go on after 1000 ms and not before', () => {
    const replace = vi.fn()
    enterPanel('/admin', { replace })

    vi.advanceTimersByTime(999)
    expect(replace).not.toHaveBeenCalled()

    vi.advanceTimersByTime(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('/admin')
  })
})
