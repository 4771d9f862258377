import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayLoad, dayLoads } from '@/booking/rules/monthDays'

const today = '2026-11-21'
const load = (confirmed: number, limit?: number | null, day = '2026-12-12') =>
  dayLoad({ confirmed, day, limit, today })

describe('[P10] dayLoad', () => {
  it.each([
    [1, ['free', 'full', 'full']],
    [2, ['free', 'filling', 'full', 'full']],
    [3, ['free', 'free', 'filling', 'full', 'full']],
    [4, ['free', 'free', 'filling', 'filling', 'full']],
    [5, ['free', 'free', 'free', 'filling', 'filling', 'full']],
  ])('should say of a limit of %i and none, one, two … confirmed', (limit, expected) => {
    expect(expected.map((_, confirmed) => load(confirmed, limit))).toEqual(expected)
  })

  it('should give no hint without a limit, and none for the past', () => {
    for (const limit of [undefined, null, 0]) expect(load(100, limit)).toBe('free')
    expect(load(100, 1, '2026-11-20')).toBe('free')
    expect(load(100, 1, today)).toBe('full')
  })

  it('should never be freer with more confirmed', () => {
    const count = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 99 }), (confirmed, limit) => {
        const [before, after] = [load(confirmed, limit), load(confirmed + 1, limit)]
        expect(dayLoads.indexOf(after)).toBeGreaterThanOrEqual(dayLoads.indexOf(before))
        expect(after === 'full').toBe(confirmed + 1 >= limit)
      }),
    )
  })
})
