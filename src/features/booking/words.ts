import type { Locale } from '@/domain/locales'
import { booking } from '@/messages/en/booking'
import { problems } from '@/messages/en/problems'

/** Only what the form says: it travels to the browser, the rest of the messages does not. */
const byLocale = { en: { booking, problems } }

export function bookingWords(locale: Locale) {
  return byLocale[locale]
}
