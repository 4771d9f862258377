import { en, type Messages } from './en'
import { hi } from './hi'
import type { Locale } from './locales'

const byLocale: Record<Locale, Messages> = { en, hi }

export function messagesFor(locale: Locale): Messages {
  return byLocale[locale]
}
