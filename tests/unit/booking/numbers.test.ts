import { describe, expect, it } from 'vitest'
import {
  funnel,
  median,
  numberNames,
  numberViews,
  numberWindows,
  percent,
  tally,
} from '@/booking/rules/numbers'
import { parseView, viewQuery } from '@/booking/rules/view'

describe('[M16] between which days the numbers count', () => {
  it('should go by the calendar of Jaipur', () => {
    const { months, since, sinceStart, today, weekFrom, weekTo } = numberWindows(
      new Date('2026-11-22T18:30:00Z'),
    )
    expect({ since, today, weekFrom, weekTo }).toEqual({
      since: '2026-08-26',
      today: '2026-11-23',
      weekFrom: '2026-11-23',
      weekTo: '2026-11-29',
    })
    expect(sinceStart.toISOString()).toBe('2026-08-25T18:30:00.000Z')
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-12', '2026-11'])
  })

  it('should keep Sunday in the week that ends', () => {
    const { weekFrom, weekTo } = numberWindows(new Date('2026-11-22T18:29:59Z'))
    expect([weekFrom, weekTo]).toEqual(['2026-11-16', '2026-11-22'])
  })

  it('should name lists that an address can hold', () => {
    const views = numberViews(new Date('2026-11-22T18:30:00Z'))
    for (const name of numberNames) {
      const search = new URLSearchParams(viewQuery(views[name]))
      const query = Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]))
      expect(parseView(query)).toMatchObject(views[name])
    }
  })
})

describe('[M16] the arithmetic of the numbers', () => {
  it('should round to whole percents, and say nothing of nothing', () => {
    expect(percent({ of: 8, part: 3 })).toBe(38)
    expect(percent({ of: 3, part: 0 })).toBe(0)
    expect(percent({ of: 0, part: 0 })).toBeNull()
  })

  it('should find the one in the middle', () => {
    expect(median([])).toBeNull()
    expect(median([5])).toBe(5)
    expect(median([9, 1, 100])).toBe(9)
    expect(median([1, 1000, 4, 2])).toBe(3)
  })

  it('should sum groups under the names that are asked for', () => {
    const groups = [
      { count: 2, source: 'phone' },
      { count: 3, source: 'phone' },
      { count: 7, source: null },
    ]
    const names = ['website', 'phone'] as const
    expect(tally({ by: ({ source }) => source, groups, names })).toEqual([
      { count: 0, name: 'website' },
      { count: 5, name: 'phone' },
    ])
  })

  it('should count who went further from each stage, without what was lost', () => {
    const steps = funnel([
      { count: 4, status: 'new' },
      { count: 2, status: 'quoted' },
      { count: 1, status: 'quoted' },
      { count: 5, status: 'completed' },
      { count: 9, status: 'lost' },
    ])
    const reached = steps.filter(({ here }) => here > 0)
    expect(reached.map(({ further, here, status }) => [status, here, further])).toEqual([
      ['new', 4, 8],
      ['quoted', 3, 5],
      ['completed', 5, 0],
      ['lost', 9, 0],
    ])
    expect(steps.find(({ status }) => status === 'confirmed')).toMatchObject({
      further: 5,
      here: 0,
    })
  })
})
