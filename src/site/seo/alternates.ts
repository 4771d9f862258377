import { inLocale } from '@/i18n/localePath'
import { locales, rootLocale } from '@/rules/locales'

export function alternates(path: string): Record<string, string> {
  const byLocale = locales.map((locale) => [locale, inLocale(locale, path)] as const)
  return Object.fromEntries([...byLocale, ['x-default', inLocale(rootLocale, path)]])
}
