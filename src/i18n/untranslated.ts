import { type Locale, rootLocale } from './locales'

/** In an object that was read for a page: its fields whose text is in the first language. */
export const untranslated = '_untranslated'

/** For the `lang` of an element: set where the text of this field is not in the language of the page. */
export function langOf<Item extends object>(
  item: Item | null | undefined,
  field: keyof Item & string,
): Locale | undefined {
  const marked = (item as { [untranslated]?: string[] } | null | undefined)?.[untranslated]
  return marked?.includes(field) ? rootLocale : undefined
}
