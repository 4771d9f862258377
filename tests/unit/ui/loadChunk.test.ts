import { afterEach, describe, expect, it, vi } from 'vitest'
import { isChunkError, loadChunk, CHUNK_TIMEOUT_MS } from '@/ui/loadChunk'

afterEach(() => vi.useRealTimers())

describe('[N3] loadChunk', () => {
  it('should hand on what came in time', async () => {
    expect(await loadChunk(async () => 'form')).toBe('form')
  })

  it('should make a chunk error of whatever failed', async () => {
    const broken = loadChunk(() => Promise.reject(new TypeError('offline')))
    const error = await broken.catch((found: unknown) => found)
    expect(isChunkError(error)).toBe(true)
    expect(error).toMatchObject({ message: 'offline' })
  })

  it('should give up after 120,000 ms, not before', async () => {
    vi.useFakeTimers()
    const settled = vi.fn()
    void loadChunk(() => new Promise<never>(() => undefined)).catch(settled)
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(isChunkError(settled.mock.calls[0]?.[0])).toBe(true)
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})

describe('[K3] isChunkError', () => {
  it.each([
    'Loading chunk 7 failed.',
    'Loading CSS chunk 7 failed.',
    'Failed to load chunk /_next/static/chunks/a.js from module 1',
    'Failed to fetch dynamically imported module: http://localhost/a.js',
    'error loading dynamically imported module: http://localhost/a.js',
    'Importing a module script failed.',
  ])('should know %j', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true)
  })

  it('should take nothing else for one', () => {
    expect(isChunkError(new Error('Failed to fetch'))).toBe(false)
    expect(isChunkError('Loading chunk 7 failed.')).toBe(false)
    expect(isChunkError(undefined)).toBe(false)
  })
})
