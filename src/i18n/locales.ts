import { languages } from './languages.mjs'

export { languages }
export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as [Locale, ...Locale[]]

export const rootLocale: Locale = locales[0]

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/** Of a path as browsers show it or as Next rewrites it: `/about` and `/en/about` are both English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : rootLocale
}
