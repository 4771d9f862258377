import type { FormFieldName } from '@/booking/rules/fields'
import type { Locale } from '@/i18n/locales'
import { booking, problems } from '@/i18n/en/booking'
import { bookingDetails as details } from '@/i18n/en/bookingFields'

/** Only these messages are sent to the browser with the form. */
const byLocale = { en: { booking, details, problems } }

export function fieldLabels(locale: Locale): Record<FormFieldName, string> {
  const { booking, details } = byLocale[locale]
  return { ...booking.labels, ...details.labels }
}

export function bookingWords(locale: Locale) {
  return byLocale[locale]
}
