import type { FormFieldName } from '@/booking/rules/fields'
import type { Locale } from '@/i18n/locales'
import { booking, problems } from '@/i18n/en/booking'
import { bookingDetails as details } from '@/i18n/en/bookingFields'

/** Only what the form says: it travels to the browser, the rest of the messages does not. */
const byLocale = { en: { booking, details, problems } }

/** The name of each field, wherever it is spoken of. */
export function fieldLabels(locale: Locale): Record<FormFieldName, string> {
  const { booking, details } = byLocale[locale]
  return { ...booking.labels, ...details.labels }
}

export function bookingWords(locale: Locale) {
  return byLocale[locale]
}
