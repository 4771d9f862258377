import { type Locale, rootLocale } from '@/rules/locales'
import { type Course, courses, courseWord } from './courses'
import { dishTitle, type MenuDish } from './dishes'

/** Moves a dish up by one among the dishes of its course. */
export function moveDishUp(
  ids: readonly string[],
  id: string,
  courseOf: (id: string) => Course | undefined,
): string[] {
  const at = ids.indexOf(id)
  const before = ids
    .slice(0, Math.max(at, 0))
    .findLastIndex((one) => courseOf(one) === courseOf(id))
  if (before < 0) return [...ids]
  return ids.map((one, place) =>
    place === at ? (ids[before] ?? one) : place === before ? id : one,
  )
}

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

/** The courses with more dishes than the plan includes, which is allowed but shown. */
export function warningsOf(
  menu: readonly Pick<MenuDish, 'course'>[],
  limits: readonly DishLimit[],
): MenuWarning[] {
  return groupByCourse(menu).flatMap(({ course, dishes: { length: count } }) => {
    const limit = limits.find((one) => one.course === course)
    return limit && count > limit.most ? [{ ...limit, count }] : []
  })
}

/** One line for each course, such as `Sweets: Ghewar, Mawa kachori`. */
export function describeMenu(menu: readonly MenuDish[], locale: Locale = rootLocale): string[] {
  return groupByCourse(menu).map(({ course, dishes }) => {
    const titles = dishes.map((dish) => dishTitle(dish, locale))
    return `${courseWord(course, locale)}: ${titles.join(', ')}`
  })
}
