import { type Locale, locales, type TranslatedLocale } from '@/rules/locales'

/** A value for each language: the first one where nothing else is given. */
export function inEachLanguage<Value>(
  first: Value,
  others: Partial<Record<TranslatedLocale, Value>> = {},
) {
  const own: Partial<Record<Locale, Value>> = others
  return Object.fromEntries(locales.map((locale) => [locale, own[locale] ?? first])) as Record<
    Locale,
    Value
  >
}
