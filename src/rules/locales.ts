import { languages } from './languages.mjs'

export { languages }
export type Locale = keyof typeof languages

export type Script = (typeof languages)[Locale]['script']

export const locales = Object.keys(languages) as [Locale, ...Locale[]]

export const rootLocale: Locale = locales[0]

export type TranslatedLocale = Exclude<Locale, 'en'>

/** Every language but the first. */
export const translatedLocales = locales.filter(
  (locale): locale is TranslatedLocale => locale !== rootLocale,
)

export function isLocale(text: unknown): text is Locale {
  return typeof text === 'string' && Object.hasOwn(languages, text)
}

/**
 * The language of a path, as browsers show it or as Next rewrites it: `/about` and `/en/about` are both
 * English.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) ? first : rootLocale
}

/** Forms send the language of their page in this header, because a body that is too large is not read. */
export function localeOfRequest(headers: Headers): Locale {
  const preferred = headers.get('accept-language')?.slice(0, 2)
  return isLocale(preferred) ? preferred : rootLocale
}

export async function eachLocale<Result>(read: (locale: Locale) => Promise<Result>) {
  const all = await Promise.all(
    locales.map(async (locale) => [locale, await read(locale)] as const),
  )
  return Object.fromEntries(all) as Record<Locale, Result>
}
