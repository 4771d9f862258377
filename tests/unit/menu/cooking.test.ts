import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodOf, groupByFood, type MenuPart, sumPlates } from '@/menu/rules/cooking'
import { courses } from '@/menu/rules/courses'
import type { MenuDish } from '@/menu/rules/dishes'
import { dishMarks } from '@/menu/rules/marks'
import { isQuantity, NEEDS_PLATES, shops, type Unit, units } from '@/menu/rules/needs'
import {
  groupByShop,
  inLargeUnit,
  type Need,
  sumNeeds,
  toBuy,
  withoutNeeds,
} from '@/menu/rules/purchases'

type Dish = Pick<MenuDish, 'course' | 'id' | 'marks'> & { needs: Need[] }

const EXACT = 1000 * NEEDS_PLATES

const need = fc.record<Need>({
  ingredient: fc.constantFrom('Ghee', 'Curd', 'Sugar', 'Salt').map((en) => ({ en })),
  quantity: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  shop: fc.constantFrom(...shops),
  unit: fc.constantFrom(...units),
})

const dishes = fc.uniqueArray(
  fc.record<Dish>({
    id: fc.integer({ min: 1, max: 12 }).map(String),
    course: fc.constantFrom(...courses),
    marks: fc.subarray(dishMarks),
    needs: fc.array(need, { maxLength: 5 }),
  }),
  { maxLength: 8, selector: ({ id }) => id },
)

const days = dishes.chain((all) =>
  fc
    .array(fc.tuple(fc.subarray(all), fc.nat(2000)), { maxLength: 5 })
    .map((rows) => rows.map(([menu, plates], index) => ({ key: `f${index}`, menu, plates }))),
)

const exactOf = (parts: MenuPart<Dish>[]) =>
  Object.fromEntries(sumNeeds(parts).map(({ exact, key }) => [key, exact]))

function add(one: Record<string, number>, other: Record<string, number>) {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...keys].map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]))
}

describe('[J9] the dishes of a day', () => {
  const dish = (id: string, marks: MenuDish['marks'] = ['veg']) => ({
    ...{ course: 'sweets' as const, id, marks },
  })

  it('should be there once each, with the plates of all functions and which they are', () => {
    const [ghewar, jalebi] = [dish('ghewar'), dish('jalebi')]
    const parts = [
      { key: 'haldi', menu: [ghewar, ghewar], plates: 150 },
      { key: 'wedding', menu: [jalebi, ghewar], plates: 400 },
      { key: 'pooja', menu: [jalebi], plates: 0 },
    ]
    expect(sumPlates(parts).map(({ id, parts: of, plates }) => [id, plates, of])).toEqual([
      [
        'ghewar',
        550,
        [
          { key: 'haldi', plates: 150 },
          { key: 'wedding', plates: 400 },
        ],
      ],
      [
        'jalebi',
        400,
        [
          { key: 'wedding', plates: 400 },
          { key: 'pooja', plates: 0 },
        ],
      ],
    ])
    expect(sumPlates([])).toEqual([])
  })

  it('should have as many plates as their functions together', () => {
    fc.assert(
      fc.property(days, (parts) => {
        const cooked = sumPlates(parts)
        const expected = parts.reduce((sum, { menu, plates }) => sum + menu.length * plates, 0)
        expect(cooked.reduce((sum, { plates }) => sum + plates, 0)).toBe(expected)
        for (const one of cooked) {
          expect(one.parts.reduce((sum, { plates }) => sum + plates, 0)).toBe(one.plates)
        }
        expect(new Set(cooked.map(({ id }) => id)).size).toBe(cooked.length)
      }),
    )
  })

  it('should stand veg apart from non-veg, where egg is non-veg and no mark is not veg', () => {
    const foods = [
      dish('a', ['nonveg']),
      dish('b', ['egg', 'dairy']),
      dish('c', ['jain']),
      dish('d', []),
      { ...dish('e', []), course: 'nonvegMains' as const },
    ]
    expect(foods.map(foodOf)).toEqual(['nonveg', 'nonveg', 'veg', 'unmarked', 'nonveg'])
    expect(groupByFood(foods).map(({ courses: of, food }) => [food, of.length])).toEqual([
      ['veg', 1],
      ['nonveg', 2],
      ['unmarked', 1],
    ])
    fc.assert(
      fc.property(dishes, (menu) => {
        const grouped = groupByFood(menu).flatMap(({ courses: of }) =>
          of.flatMap((one) => one.dishes),
        )
        expect(grouped.map(({ id }) => id).sort()).toEqual(menu.map(({ id }) => id).sort())
      }),
    )
  })
})

describe('[J13] the purchase list', () => {
  it('should be the same for a day as for its functions together', () => {
    fc.assert(
      fc.property(days, fc.nat(5), (parts, cut) => {
        const [some, others] = [parts.slice(0, cut), parts.slice(cut)]
        expect(exactOf(parts)).toEqual(add(exactOf(some), exactOf(others)))
      }),
    )
  })

  it('should grow with the plates, in proportion before it is rounded', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 9 }), (parts, times) => {
        const more = parts.map((part) => ({ ...part, plates: part.plates * times }))
        const scaled = Object.entries(exactOf(parts)).map(([key, exact]) => [key, exact * times])
        expect(exactOf(more)).toEqual(Object.fromEntries(scaled))
      }),
    )
  })

  it('should lose no need, and buy never less than is needed nor much more', () => {
    fc.assert(
      fc.property(days, (parts) => {
        const list = sumNeeds(parts)
        for (const { menu, plates } of parts) {
          for (const one of menu.flatMap(({ needs }) => (plates > 0 ? needs : []))) {
            const named = list.filter(
              ({ ingredient, shop }) => ingredient.en === one.ingredient.en && shop === one.shop,
            )
            expect(named).not.toEqual([])
          }
        }
        for (const { buy, exact } of list) {
          expect(buy * EXACT).toBeGreaterThanOrEqual(exact)
          expect(buy - exact / EXACT).toBeLessThan(Math.max(1, Math.min(1000, buy)))
        }
        const grouped = groupByShop(list, ({ key }) => key).flatMap(({ purchases }) => purchases)
        expect(grouped.map(({ key }) => key).sort()).toEqual(list.map(({ key }) => key).sort())
      }),
    )
  })

  const ghee = (quantity: number, unit: Unit, en = 'Ghee'): Need => ({
    ...{ ingredient: { en }, quantity, shop: 'dairy', unit },
  })
  const listOf = (needs: Need[], plates: number) =>
    sumNeeds([{ key: 'f', menu: [{ id: 'd', needs }], plates }])

  it('should join kilos with grams and litres with millilitres exactly, and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(9), fc.nat(2000), (g, kg, plates) => {
        const apart = listOf([ghee(g, 'g'), ghee(kg + 1, 'kg')], plates)
        const together = listOf([ghee((kg + 1) * 1000 + g, 'g')], plates)
        expect(apart).toEqual(together)
      }),
    )
    const mixed = [
      ghee(1, 'kg'),
      ghee(1, 'l'),
      ghee(500, 'ml'),
      ghee(2, 'packet'),
      ghee(1, 'piece'),
    ]
    expect(listOf(mixed, 100).map(({ buy, unit }) => [buy, unit])).toEqual([
      [1000, 'g'],
      [1500, 'ml'],
      [2, 'packet'],
      [1, 'piece'],
    ])
  })

  it('should take a name in other spaces and letters for the same ingredient, and keep its Hindi', () => {
    const hindi = { ...ghee(1, 'kg'), ingredient: { en: ' ghee', hi: 'घी' } }
    const [one, ...others] = listOf([ghee(1, 'kg', 'Ghee  '), hindi], 100)
    expect([one?.buy, one?.ingredient.hi, others]).toEqual([2000, 'घी', []])
  })

  it.each([
    [3, 'g', 3],
    [3.2, 'g', 4],
    [49.2, 'g', 50],
    [50, 'g', 50],
    [51, 'g', 100],
    [951, 'ml', 1000],
    [1001, 'g', 1250],
    [9751, 'g', 10_000],
    [10_001, 'g', 11_000],
    [1.1, 'piece', 2],
    [60.5, 'bunch', 61],
    [0, 'g', 0],
  ] as const)('should buy for %d %s: %d', (amount, unit, buy) => {
    expect(toBuy(Math.round(amount * EXACT), unit)).toBe(buy)
  })

  it('should be rounded in steps that never buy less for more', () => {
    const amount = fc.integer({ min: 0, max: 20_000 * EXACT })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(...units), (one, other, unit) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        expect(toBuy(less, unit)).toBeLessThanOrEqual(toBuy(more, unit))
      }),
    )
    expect(inLargeUnit({ buy: 1250, unit: 'g' })).toEqual({ amount: 1.25, unit: 'kg' })
    expect(inLargeUnit({ buy: 950, unit: 'ml' })).toEqual({ amount: 950, unit: 'ml' })
    expect(inLargeUnit({ buy: 2000, unit: 'piece' })).toEqual({ amount: 2000, unit: 'piece' })
    expect(isQuantity(0.001)).toBe(true)
  })

  it('should name the dishes of which nobody wrote what they need', () => {
    const parts = [
      {
        key: 'f',
        menu: [
          { id: 'kulfi', needs: [] },
          { id: 'd', needs: [ghee(1, 'kg')] },
        ],
        plates: 5,
      },
    ]
    expect(withoutNeeds(parts).map(({ id, plates }) => [id, plates])).toEqual([['kulfi', 5]])
  })
})
