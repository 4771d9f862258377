import { type TranslatedLocale, translatedLocales } from '@/i18n/locales'
import * as hi from './hi'

export type Translation = typeof hi

/** The sample content in every language but the first, whose content lies beside this file. */
export const translations: Record<TranslatedLocale, Translation> = { hi }

/** The same part of the content in every language but the first. */
export function translate<Part>(partOf: (content: Translation) => Part) {
  return Object.fromEntries(
    translatedLocales.map((locale) => [locale, partOf(translations[locale])]),
  ) as Record<TranslatedLocale, Part>
}
