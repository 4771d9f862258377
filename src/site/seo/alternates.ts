import { locales, rootLocale } from '@/i18n/locales'
import { paths } from '@/paths'

export function alternates(path: string): Record<string, string> {
  const byLocale = locales.map((locale) => [locale, paths.inLocale(locale, path)] as const)
  return Object.fromEntries([...byLocale, ['x-default', paths.inLocale(rootLocale, path)]])
}
