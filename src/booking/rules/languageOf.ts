import { isLocale, type Locale, rootLocale } from '@/rules/locales'

interface Sent {
  consent?: { language?: unknown } | null
}

/**
 * The language of the page from which the booking was sent; English for a booking added by an administrator.
 */
export function languageOf({ consent }: Sent): Locale {
  return isLocale(consent?.language) ? consent.language : rootLocale
}
