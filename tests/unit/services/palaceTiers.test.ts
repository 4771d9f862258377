import fc from 'fast-check'
import { expect, it } from 'vitest'
import { palaceTiers, windowColumns } from '@/services/palaceTiers'

it('[R14] the palace of the services should be a pyramid of whole tiers', () => {
  expect(palaceTiers({ count: 24, most: 9, step: 2 })).toEqual([3, 5, 7, 9])
  expect(palaceTiers({ count: 24, most: 6, step: 1 })).toEqual([3, 4, 5, 6, 6])
  expect(palaceTiers({ count: 1, most: 9, step: 2 })).toEqual([1])
  expect(palaceTiers({ count: 0, most: 9, step: 2 })).toEqual([])
})

it('[R14] each of any number of services should have a window of its own, within the walls', () => {
  const palaces = fc.record({
    count: fc.integer({ min: 0, max: 200 }),
    most: fc.integer({ min: 1, max: 12 }),
    step: fc.integer({ min: 1, max: 2 }),
  })
  fc.assert(
    fc.property(palaces, (palace) => {
      const tiers = palaceTiers(palace)
      expect(tiers.reduce((sum, tier) => sum + tier, 0)).toBe(palace.count)
      expect(tiers).toEqual(tiers.toSorted((a, b) => a - b))
      expect(Math.max(0, ...tiers)).toBeLessThanOrEqual(palace.most)
      const columns = windowColumns(palace)
      // The grid begins a row where a window begins before the end of the last one.
      const rows = columns.filter((column, at) => column < (columns[at - 1] ?? Infinity) + 2)
      expect(rows.length).toBe(tiers.length)
      expect(Math.min(1, ...columns)).toBe(1)
      expect(Math.max(0, ...columns)).toBeLessThan(2 * palace.most)
    }),
  )
})
