import { type Locale, rootLocale } from '@/i18n/locales'
import { type Course, courses, courseWord } from './courses'
import type { DishMark } from './marks'

/** Of one function. */
export const DISHES_MAX = 80

export interface MenuDish {
  id: string
  title: Partial<Record<Locale, string>>
  course: Course
  marks: DishMark[]
}

export const isDishId = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)

/** The dishes of a function as forms hold them: ids with a space between them. */
export const readDishIds = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/\s+/).filter(isDishId)),
]

export const writeDishIds = (ids: readonly string[]): string => ids.join(' ')

/** Those with these ids, in the order of the ids. What was deleted is left out. */
export const pickDishes = <Dish extends { id: string }>(
  dishes: readonly Dish[],
  ids: readonly string[] | null | undefined,
): Dish[] => (ids ?? []).flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])

/** In that language, or in the first one. */
export const dishTitle = ({ title }: Pick<MenuDish, 'title'>, locale: Locale = rootLocale) =>
  title[locale] || title[rootLocale] || ''

export interface CourseGroup<Dish> {
  course: Course
  dishes: Dish[]
}

/** In the order of the courses, and of the menu within each. */
export function groupByCourse<Dish extends Pick<MenuDish, 'course'>>(
  menu: readonly Dish[],
): CourseGroup<Dish>[] {
  return courses
    .map((course) => ({ course, dishes: menu.filter((dish) => dish.course === course) }))
    .filter(({ dishes }) => dishes.length > 0)
}

export interface DishLimit {
  course: Course
  most: number
}

export interface MenuWarning extends DishLimit {
  count: number
}

/** The courses with more dishes than the plan includes. They are allowed; somebody should know. */
export function warningsOf(
  menu: readonly Pick<MenuDish, 'course'>[],
  limits: readonly DishLimit[],
): MenuWarning[] {
  return groupByCourse(menu).flatMap(({ course, dishes: { length: count } }) => {
    const limit = limits.find((one) => one.course === course)
    return limit && count > limit.most ? [{ ...limit, count }] : []
  })
}

/** `Sweets: Ghewar, Mawa kachori`, a line for each course. */
export function describeMenu(menu: readonly MenuDish[], locale: Locale = rootLocale): string[] {
  return groupByCourse(menu).map(({ course, dishes }) => {
    const titles = dishes.map((dish) => dishTitle(dish, locale))
    return `${courseWord(course, locale)}: ${titles.join(', ')}`
  })
}
