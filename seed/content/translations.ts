import { type TranslatedLocale, translatedLocales } from '@/rules/locales'
import * as hi from './hi'

export type Translation = typeof hi

/** The sample content in other languages. Pages use English if a text is missing. */
const translations: Partial<Record<TranslatedLocale, Translation>> = { hi }

/** The same part of the content in each of these languages. */
export function translate<Part>(partOf: (content: Translation) => Part) {
  return Object.fromEntries(
    translatedLocales.flatMap((locale) => {
      const content = translations[locale]
      return content ? [[locale, partOf(content)]] : []
    }),
  ) as Partial<Record<TranslatedLocale, Part>>
}
