import type { Locale } from '@/domain/locales'
import { contact } from '@/messages/en/contact'
import { problems } from '@/messages/en/problems'

/** Only what the form says: it travels to the browser, the rest of the messages does not. */
const byLocale = { en: { contact, problems } }

export function contactWords(locale: Locale) {
  return byLocale[locale]
}
