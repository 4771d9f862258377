import type { Locale } from './locales'
import { en, type Messages } from './en'
import { hi } from './hi'

const byLocale: Record<Locale, Messages> = { en, hi }

export function messagesFor(locale: Locale): Messages {
  return byLocale[locale]
}
