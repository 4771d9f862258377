import type { Locale } from './locales'
import { en, type Messages } from './en'

const byLocale: Record<Locale, Messages> = { en, hi: en }

export function messagesFor(locale: Locale): Messages {
  return byLocale[locale]
}
