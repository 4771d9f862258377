import * as en from './en/booking'
import { bookingDetails as enDetails } from './en/bookingFields'
import * as hi from './hi/booking'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import type { Locale } from './locales'

const booking: Record<Locale, typeof en> = { en, hi }
const details: Record<Locale, typeof enDetails> = { en: enDetails, hi: hiDetails }

/** For browsers, which load it with the form: a first view has only the words that it shows. */
export function bookingWords(locale: Locale) {
  return { ...booking[locale], details: details[locale] }
}
