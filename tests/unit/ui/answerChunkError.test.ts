import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPartGone, reloadOnce, reportChunkError } from '@/ui/loadChunk'

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
  vi.stubGlobal('navigator', { onLine: true, sendBeacon })
  vi.stubGlobal('sessionStorage', storage)
  visit('/gallery')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

describe('[K3] a part of the page that did not come', () => {
  it('should reload a page once, and each page for itself', () => {
    reloadOnce()
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
    visit('/faqs')
    reloadOnce()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('should not reload where nothing can be remembered', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
    reloadOnce()
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
    reloadOnce()
    expect(reload).not.toHaveBeenCalled()
  })

  it('should say so, and report it without the query of the page', () => {
    reportChunkError(new Error('gone'))
    expect(console.error).toHaveBeenCalledWith('Chunk load error', expect.any(Error))
    expect(sendBeacon).toHaveBeenCalledWith(
      '/api/vitals',
      '{"name":"chunk-error","message":"Error: gone","path":"/gallery"}',
    )
  })

  const chunk = new Error('Failed to load chunk /_next/static/chunks/a1.js from module 7')

  it.each([
    ['a new version took it away', 404, true],
    ['the server still has it', 200, false],
  ])('should know whether %s', async (_, status, gone) => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status }))
    expect(await isPartGone(chunk)).toBe(gone)
    expect(fetch).toHaveBeenCalledWith('/_next/static/chunks/a1.js', expect.anything())
  })

  it('should not call it gone where the server cannot be asked', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    expect(await isPartGone(chunk)).toBe(false)
    expect(await isPartGone(new Error('Nothing came for 8000 ms'))).toBe(false)
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ status: 404 }))
    expect(await isPartGone(chunk)).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })
})
