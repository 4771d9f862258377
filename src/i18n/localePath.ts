import { isLocale, rootLocale, type Locale } from '@/rules/locales'

/** Adds the language to a path: `/about` becomes `/hi/about` in Hindi. */
export function pathIn(locale: Locale, path: string) {
  if (locale === rootLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export const inLocale = (locale: Locale, path: string) => pathIn(locale, withoutLocale(path))

/** With exactly one leading slash, because `//name` would be the address of another site. */
export function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/')
  return (isLocale(first) ? `/${rest.join('/')}` : path).replace(/^\/+/, '/')
}
