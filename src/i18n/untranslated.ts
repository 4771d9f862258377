import { type Locale, rootLocale } from '@/rules/locales'

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

/** The same as props of an element: none where it needs none, which the flight data would spell out. */
export function langProps<Item extends object>(
  item: Item | null | undefined,
  field: keyof Item & string,
): { lang?: Locale } {
  const lang = langOf(item, field)
  return lang ? { lang } : {}
}

/** Some fields of such an object, for a component of the browser; those without a value are left out. */
export function fieldsOf<Item extends object, Field extends keyof Item>(
  item: Item,
  fields: readonly Field[],
): Pick<Item, Field> {
  const names: readonly string[] = [...fields.map(String), untranslated]
  const kept = Object.entries(item).filter(
    ([name, value]) =>
      names.includes(name) && value !== null && value !== undefined && value !== '',
  )
  return Object.fromEntries(kept) as Pick<Item, Field>
}
