import { describe, expect, it } from 'vitest'
import { inTheirShares } from '../../bench/soak/inTheirShares'
import { growthOf, tailOf } from '../../bench/soak/soakVerdict'

const span = { began: 0, ms: 100_000 }
const moments = Array.from({ length: 100 }, (_, index) => index * 1000)

describe('[P14] the verdict over a soak', () => {
  it('should not count what was slow while it warmed up', () => {
    const times = moments.map((at) => ({ at, ms: at < 20_000 ? 500 : 2 }))
    expect(tailOf({ ...span, times })).toMatchObject({ count: 80, holds: true, p99: 2 })
  })

  it('should see a tail of two in a hundred', () => {
    const times = moments.map((at, index) => ({ at, ms: index >= 97 ? 50 : 2 }))
    expect(tailOf({ ...span, times })).toMatchObject({ holds: false, p50: 2, p99: 50 })
  })

  it('should see memory that grows, and how fast', () => {
    const samplesOf = (rss: (at: number) => number) =>
      moments.map((at) => ({ at, connections: 5, handles: 50, rss: rss(at) }))
    const grown = growthOf({ ...span, of: 'rss', samples: samplesOf((at) => 300 + at / 1000) })
    expect(grown.holds).toBe(false)
    expect(grown.slope).toBeCloseTo(60)
    expect(growthOf({ ...span, of: 'rss', samples: samplesOf(() => 300) }).holds).toBe(true)
  })
})

describe('[P14] turns by share', () => {
  it('should be as many as the shares say, spread evenly', () => {
    const next = inTheirShares([
      { name: 'page', share: 6 },
      { name: 'booking', share: 2 },
    ])
    const turns = Array.from({ length: 16 }, next)
    expect(turns.filter((name) => name === 'booking')).toHaveLength(4)
    expect(turns.indexOf('booking')).toBeLessThan(4)
    expect(turns.lastIndexOf('booking')).toBeGreaterThan(11)
  })
})
