import { cache } from 'react'
import { type Locale, rootLocale } from '@/rules/locales'

const store = cache((): { locale: Locale } => ({ locale: rootLocale }))

/** The language of this render. Next passes no parameters to a not-found page, so the layout stores it. */
export function noteLocale(locale: Locale) {
  store().locale = locale
}

export const notedLocale = () => store().locale
