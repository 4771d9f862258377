import { type Locale, rootLocale } from '@/rules/locales'

/** In an object that was read for a page: the names of the fields whose text is in English instead. */
export const untranslated = '_untranslated'

/** The `lang` attribute of a field whose text is not in the language of the page; otherwise undefined. */
export function langOf<Item extends object>(
  item: Item | null | undefined,
  field: keyof Item & string,
): Locale | undefined {
  const marked = (item as { [untranslated]?: string[] } | null | undefined)?.[untranslated]
  return marked?.includes(field) ? rootLocale : undefined
}

/** The same as props; empty if not needed, because flight data would include an undefined value. */
export function langProps<Item extends object>(
  item: Item | null | undefined,
  field: keyof Item & string,
): { lang?: Locale } {
  const lang = langOf(item, field)
  return lang ? { lang } : {}
}

/** Picks fields for a client component, without undefined values. */
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
