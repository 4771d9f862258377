import { isDocumentId } from '@/rules/fieldValues'
import { type Locale, rootLocale } from '@/rules/locales'
import type { Course } from './courses'
import type { DishMark } from './marks'

/** The maximum for one function. */
export const DISHES_MAX = 80

export interface MenuDish {
  id: string
  title: Partial<Record<Locale, string>>
  course: Course
  marks: DishMark[]
}

/** The dishes of a function in a form: ids separated by spaces. */
export const readDishIds = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(/\s+/).filter(isDocumentId)),
]

export const writeDishIds = (ids: readonly string[]): string => ids.join(' ')

/** The dishes with these ids, in the order of the ids, without deleted ones. */
export const pickDishes = <Dish extends { id: string }>(
  dishes: readonly Dish[],
  ids: readonly string[] | null | undefined,
): Dish[] => (ids ?? []).flatMap((id) => dishes.find((dish) => dish.id === id) ?? [])

/** The title in that language, or in English. */
export const dishTitle = ({ title }: Pick<MenuDish, 'title'>, locale: Locale = rootLocale) =>
  title[locale] || title[rootLocale] || ''

/** Adds missing dishes to the end of a menu, up to the maximum. */
export const addDishes = (ids: readonly string[], more: readonly string[]): string[] =>
  [...new Set([...ids, ...more])].slice(0, DISHES_MAX)
