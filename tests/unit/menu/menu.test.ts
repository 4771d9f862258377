import { describe, expect, it } from 'vitest'
import { courses, courseWord, isCourse } from '@/menu/rules/courses'
import {
  addDishes,
  DISHES_MAX,
  dishTitle,
  type MenuDish,
  readDishIds,
  writeDishIds,
} from '@/menu/rules/dishes'
import { findDishes } from '@/menu/rules/findDishes'
import { contradictsItself, dishMarks, markWord } from '@/menu/rules/marks'
import { describeMenu, groupByCourse, moveDishUp, warningsOf } from '@/menu/rules/menu'
import { isQuantity, shops, shopWord, units, unitWord } from '@/menu/rules/needs'
import { locales } from '@/rules/locales'
import { dishes as seeded } from '../../../seed/content/dishes'
import { plans } from '../../../seed/content/plans'

const id = (place: number) => String(place).padStart(24, '0')

const dish = (place: number, course: MenuDish['course'], en: string, hi?: string): MenuDish => ({
  id: id(place),
  title: { en, ...(hi && { hi }) },
  course,
  marks: ['veg'],
})

const ghewar = dish(1, 'sweets', 'Ghewar', 'घेवर')
const kachori = dish(2, 'sweets', 'Mawa kachori')
const thandai = dish(3, 'welcomeDrinks', 'Thandai', 'ठंडाई')

describe('[J2] a menu', () => {
  it('should be grouped in the order of the courses, and keep its own order within each', () => {
    expect(groupByCourse([kachori, thandai, ghewar])).toEqual([
      { course: 'welcomeDrinks', dishes: [thandai] },
      { course: 'sweets', dishes: [kachori, ghewar] },
    ])
    expect(groupByCourse([])).toEqual([])
  })

  it('should be read out in each language, a line for each course', () => {
    const menu = [kachori, thandai, ghewar]
    expect(describeMenu(menu)).toEqual(['Welcome drinks: Thandai', 'Sweets: Mawa kachori, Ghewar'])
    expect(describeMenu(menu, 'hi')).toEqual(['वेलकम ड्रिंक: ठंडाई', 'मिठाइयाँ: Mawa kachori, घेवर'])
    expect(dishTitle({ title: {} })).toBe('')
  })

  it('should warn of a course with more dishes than the plan includes, and of no other', () => {
    const limits = [
      { course: 'sweets', most: 1 },
      { course: 'welcomeDrinks', most: 1 },
      { course: 'dals', most: 1 },
    ] as const
    expect(warningsOf([kachori, thandai, ghewar], limits)).toEqual([
      { course: 'sweets', count: 2, most: 1 },
    ])
    expect(warningsOf([kachori, ghewar], [])).toEqual([])
  })

  it('should be held by forms as ids, without what is no id and without repetitions', () => {
    expect(writeDishIds([id(2), id(1)])).toBe(`${id(2)} ${id(1)}`)
    expect(readDishIds(` ${id(2)}  ${id(1)} ${id(2)} ghewar `)).toEqual([id(2), id(1)])
    expect([readDishIds(''), readDishIds(undefined)]).toEqual([[], []])
  })
})

describe('[J2] dishes that are chosen', () => {
  const dishes = [ghewar, kachori, thandai, dish(4, 'mains', 'Gatte ki sabzi', 'गट्टे की सब्ज़ी')]
  const titles = (typed: string) => findDishes(dishes, typed).map(({ title }) => title.en)

  it.each([
    ['', ['Ghewar', 'Mawa kachori', 'Thandai', 'Gatte ki sabzi']],
    ['KACHORI mawa', ['Mawa kachori']],
    ['ठंडाई', ['Thandai']],
    ['ठन्डाई', []],
    ['सब्जी', ['Gatte ki sabzi']],
    ['gatte सब्ज़ी', ['Gatte ki sabzi']],
    ['ghewar kachori', []],
    ['.*', []],
  ])('should be found by words of either language: %j', (typed, expected) => {
    expect(titles(typed)).toEqual(expected)
  })

  it('should be added after the others, each once, as many as fit', () => {
    expect(addDishes([id(1), id(2)], [id(2), id(3)])).toEqual([id(1), id(2), id(3)])
    const many = Array.from({ length: DISHES_MAX + 5 }, (_, place) => id(place))
    expect(addDishes([id(999)], many)).toEqual([id(999), ...many.slice(0, DISHES_MAX - 1)])
  })

  it('should move up among those of their course', () => {
    const ids = [id(1), id(3), id(2)]
    const courseOf = (one: string) => dishes.find((found) => found.id === one)?.course
    expect(moveDishUp(ids, id(2), courseOf)).toEqual([id(2), id(3), id(1)])
    for (const first of [id(1), id(3), id(9)]) {
      expect(moveDishUp(ids, first, courseOf)).toEqual(ids)
    }
  })
})

describe('[J2] the tables of dishes', () => {
  it('should have words in each language, each once', () => {
    for (const locale of locales) {
      const tables = [
        courses.map((course) => courseWord(course, locale)),
        dishMarks.map((mark) => markWord(mark, locale)),
        units.map((unit) => unitWord(unit, locale)),
        shops.map((shop) => shopWord(shop, locale)),
      ]
      for (const words of tables) {
        expect(words.every(Boolean)).toBe(true)
        expect(new Set(words).size).toBe(words.length)
      }
    }
    expect([isCourse('sweets'), isCourse('toString'), isCourse(undefined)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([
    [['veg', 'dairy', 'nuts'], false],
    [['nonveg', 'noOnionGarlic'], false],
    [['nonveg', 'veg'], true],
    [['egg', 'jain'], true],
    [['vegan', 'dairy'], true],
    [[], false],
  ] as const)('should tell marks that contradict each other: %j', (marks, contradicts) => {
    expect(contradictsItself(marks)).toBe(contradicts)
  })

  it.each([
    [0.001, true],
    [2.5, true],
    [10_000, true],
    [0, false],
    [-1, false],
    [0.0005, false],
    [10_001, false],
    [Number.NaN, false],
    ['2', false],
    [null, false],
  ])('should take an amount that can be bought: %j', (quantity, isOne) => {
    expect(isQuantity(quantity)).toBe(isOne)
  })
})

describe('[J2] the sample dishes', () => {
  it('should be 80 of every course, each with a name of its own, and most with what they need', () => {
    expect(seeded).toHaveLength(80)
    expect(new Set(seeded.map(({ title }) => title)).size).toBe(80)
    expect(groupByCourse(seeded).map(({ course }) => course)).toEqual(courses)
    expect(seeded.filter(({ needs }) => needs.length > 0).length).toBeGreaterThan(70)
    for (const { marks, needs, title } of seeded) {
      expect(contradictsItself(marks), title).toBe(false)
      expect(
        needs.every(({ quantity }) => isQuantity(quantity)),
        title,
      ).toBe(true)
    }
  })

  it('should fill the sample menu of each plan, within its limits and to the number that it names', () => {
    for (const { dishLimits, features, menu, title } of plans) {
      const chosen = menu.map((name) => seeded.find((one) => one.title === name))
      const found = chosen.filter((one) => one !== undefined)
      expect(found, title).toHaveLength(menu.length)
      expect(features).toContain(`${menu.length} Dishes`)
      expect(warningsOf(found, dishLimits ?? []), title).toEqual([])
    }
  })
})
