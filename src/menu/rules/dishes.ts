import { isDocumentId } from '@/rules/fieldValues'
import { type Locale, rootLocale } from '@/rules/locales'
import type { Course } from './courses'
import type { DishMark } from './marks'

/** Of one function. */
export const DISHES_MAX = 80

export interface MenuDish {
  id: string
  title: Partial<Record<Locale, string>>
  course: Course
  marks: DishMark[]
}

/** The dishes of a function as forms hold them: ids with a space between them. */
export const readDishIds = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/\s+/).filter(isDocumentId)),
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

/** The dishes that a menu lacks come after its own, as many as fit. */
export const addDishes = (ids: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...ids, ...more])].slice(0, DISHES_MAX)
