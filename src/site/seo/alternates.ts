import { locales, rootLocale } from '@/i18n/locales'
import { paths } from '@/paths'

/** The addresses of a page by language, as `hreflang` names them, in the page itself and the sitemap. */
export function alternates(path: string): Record<string, string> {
  const byLocale = locales.map((locale) => [locale, paths.inLocale(locale, path)] as const)
  return Object.fromEntries([...byLocale, ['x-default', paths.inLocale(rootLocale, path)]])
}
