import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerChunkError } from '@/components/ui/answerChunkError'

const reload = vi.fn()
const sendBeacon = vi.fn()
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}
const visit = (pathname: string) => vi.stubGlobal('location', { pathname, reload })

beforeEach(() => {
  kept.clear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('sessionStorage', storage)
  visit('/gallery')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('[K3] answerChunkError', () => {
  it('should reload a page once, and each page for itself', () => {
    answerChunkError(new Error('gone'))
    answerChunkError(new Error('gone'))
    expect(reload).toHaveBeenCalledTimes(1)
    visit('/faqs')
    answerChunkError(new Error('gone'))
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('should not reload where nothing can be remembered', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    answerChunkError(new Error('gone'))
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
    answerChunkError(new Error('gone'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('should say so, and report it without the query of the page', () => {
    answerChunkError(new Error('gone'))
    expect(console.error).toHaveBeenCalledWith('Chunk load error', expect.any(Error))
    expect(sendBeacon).toHaveBeenCalledWith(
      '/api/vitals',
      '{"name":"chunk-error","message":"Error: gone","path":"/gallery"}',
    )
  })
})
