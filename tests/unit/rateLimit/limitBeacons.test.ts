import { afterEach, describe, expect, it, vi } from 'vitest'

const from = (address: string) => ({ headers: new Headers({ 'x-forwarded-for': address }) })

async function freshLimit(hops: string) {
  vi.resetModules()
  vi.stubEnv('DATABASE_URI', 'mongodb://127.0.0.1/unused')
  vi.stubEnv('PAYLOAD_SECRET', 'x'.repeat(32))
  vi.stubEnv('TRUST_PROXY', hops)
  return (await import('@/rateLimit/limitBeacons')).limitBeacons
}

/** How many of that many pass. */
async function passed(count: number, send: (index: number) => Promise<number>) {
  const waits = await Promise.all(Array.from({ length: count }, (_, index) => send(index)))
  return waits.filter((wait) => wait === 0).length
}

describe('[V2] [K4] beacons', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('should be taken 60 a minute from one address, and go on from others', async () => {
    const limit = await freshLimit('1')
    expect(await passed(80, () => limit(from('203.0.113.1')))).toBe(60)
    expect(await limit(from('203.0.113.2'))).toBe(0)
    expect(await limit(from('203.0.113.1'))).toBeGreaterThan(0)
  })

  it('should be taken 600 a minute from all together', async () => {
    const limit = await freshLimit('1')
    const address = (index: number) => `198.51.${index >> 8}.${index & 255}`
    expect(await passed(700, (index) => limit(from(address(index))))).toBe(600)
  })

  it('should be limited where no address is known', async () => {
    const limit = await freshLimit('0')
    expect(await passed(700, () => limit(from('203.0.113.1')))).toBe(600)
  })
})
