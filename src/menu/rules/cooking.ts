import type { MenuDish } from './dishes'
import type { DishMark } from './marks'
import { type CourseGroup, groupByCourse } from './menu'

/** The dishes and plates of one function. */
export interface MenuPart<Dish> {
  /** The key of the function. */
  key: string
  /** Zero if unknown. */
  plates: number
  menu: readonly Dish[]
}

export type Cooked<Dish> = Dish & {
  /** The plates of all functions together. */
  plates: number
  /** The functions with this dish, in their order. */
  parts: Pick<MenuPart<Dish>, 'key' | 'plates'>[]
}

/** Each dish once, with the sum of its plates in all functions. */
export function sumPlates<Dish extends { id: string }>(
  parts: readonly MenuPart<Dish>[],
): Cooked<Dish>[] {
  const cooked = new Map<string, Cooked<Dish>>()
  for (const { key, menu, plates } of parts) {
    for (const dish of menu) {
      const before = cooked.get(dish.id) ?? { ...dish, parts: [], plates: 0 }
      // A dish that is twice on a menu is cooked once for it.
      if (before.parts.some((part) => part.key === key)) continue
      const summed = { plates: before.plates + plates, parts: [...before.parts, { key, plates }] }
      cooked.set(dish.id, { ...before, ...summed })
    }
  }
  return [...cooked.values()]
}

/** The order on a sheet. */
const foods = ['veg', 'nonveg', 'unmarked'] as const

export type PlateFood = (typeof foods)[number]

const nonveg: readonly DishMark[] = ['nonveg', 'egg']
const veg: readonly DishMark[] = ['veg', 'jain', 'satvik', 'vegan']

/** A dish without a mark does not count as veg. */
export function foodOf({ course, marks }: Pick<MenuDish, 'course' | 'marks'>): PlateFood {
  const isNonveg = course === 'nonvegStarters' || course === 'nonvegMains'
  if (isNonveg || marks.some((mark) => nonveg.includes(mark))) return 'nonveg'
  return marks.some((mark) => veg.includes(mark)) ? 'veg' : 'unmarked'
}

interface FoodGroup<Dish> {
  food: PlateFood
  courses: CourseGroup<Dish>[]
}

/** Veg and non-veg separately, each by course. */
export function groupByFood<Dish extends Pick<MenuDish, 'course' | 'marks'>>(
  menu: readonly Dish[],
): FoodGroup<Dish>[] {
  return foods
    .map((food) => ({ food, courses: groupByCourse(menu.filter((dish) => foodOf(dish) === food)) }))
    .filter(({ courses }) => courses.length > 0)
}
