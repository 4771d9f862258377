import { locales } from '@/rules/locales'
import { spellingsOf } from '@/rules/spellingsOf'
import type { MenuDish } from './dishes'

/** In characters. The rest of a search is ignored. */
export const SEARCH_MAX = 100

/** Dishes with all typed words in their titles, in either language and any order. */
export function findDishes<Dish extends Pick<MenuDish, 'title'>>(
  dishes: readonly Dish[],
  typed: string,
): Dish[] {
  const words = tidy(typed.slice(0, SEARCH_MAX)).split(/\s+/).filter(Boolean).map(spellingsOf)
  return dishes.filter(({ title }) => {
    const text = tidy(locales.map((locale) => title[locale] ?? '').join('\n'))
    return words.every((spellings) => spellings.some((spelling) => text.includes(spelling)))
  })
}

const tidy = (text: string) => text.normalize('NFC').toLowerCase()
