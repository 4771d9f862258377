import { isLocale, type Locale, rootLocale } from '@/rules/locales'

interface Sent {
  consent?: { language?: unknown } | null
}

/** The language of the pages that the visitor read; the first where an administrator wrote it down. */
export function languageOf({ consent }: Sent): Locale {
  return isLocale(consent?.language) ? consent.language : rootLocale
}
