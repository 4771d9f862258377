import { describe, expect, it, vi } from 'vitest'
import { pickBrowser, type BrowserSources } from '../../harness/browser/pickBrowser'

function sources(given: Partial<BrowserSources>): BrowserSources {
  return {
    fallbacks: async () => [],
    places: async () => [],
    starts: async () => true,
    ways: [],
    ...given,
  }
}

describe('pickBrowser', () => {
  it('should take what it was told, before anything it finds [W3]', async () => {
    const places = async () => ['/found']
    expect(await pickBrowser(sources({ told: '/told', places }))).toBe('/told')
  })

  it('should not look elsewhere when what it was told does not start [W3]', async () => {
    const picked = pickBrowser(
      sources({ told: '/told', places: async () => ['/found'], starts: async () => false }),
    )
    await expect(picked).rejects.toThrow('CHROMIUM_PATH names no browser that starts: /told')
  })

  it('should take the first place whose browser starts and get none [W3]', async () => {
    const way = vi.fn()
    const picked = await pickBrowser(
      sources({
        places: async () => ['/hint-to-install', '/first', '/second'],
        starts: async (file) => file !== '/hint-to-install',
        ways: [way],
      }),
    )
    expect(picked).toBe('/first')
    expect(way).not.toHaveBeenCalled()
  })

  it('should go on to the next way when one brings nothing [W3]', async () => {
    const places: string[] = []
    const picked = await pickBrowser(
      sources({
        places: async () => places,
        ways: [
          async () => 'no network',
          async () => {
            places.push('/installed')
            return null
          },
        ],
      }),
    )
    expect(picked).toBe('/installed')
  })

  it('should take a whole browser when no headless shell can be had [W3]', async () => {
    const way = vi.fn(async () => 'no network')
    const picked = await pickBrowser(
      sources({
        fallbacks: async () => ['/whole'],
        starts: async (f) => f === '/whole',
        ways: [way],
      }),
    )
    expect(picked).toBe('/whole')
    expect(way).toHaveBeenCalledOnce()
  })

  it('should say in one line what was tried and what helps [W3]', async () => {
    const ways = [async () => 'no network', async () => null]
    await expect(pickBrowser(sources({ ways }))).rejects.toThrow(
      'No Chromium to be had (no network): install one, or name yours in CHROMIUM_PATH.',
    )
  })
})
