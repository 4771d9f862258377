import type { Locale } from '@/rules/locales'
import * as en from './en/booking'
import { bookingDetails as enDetails } from './en/bookingFields'
import { phone as enPhone } from './en/contact'
import * as hi from './hi/booking'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import { phone as hiPhone } from './hi/contact'

const english = { ...en, details: enDetails, phone: enPhone }

const byLocale: Record<Locale, typeof english> = {
  en: english,
  hi: { ...hi, details: hiDetails, phone: hiPhone },
}

/** Part of `messagesFor` for browsers, which load it with the booking form. */
export const formMessages = (locale: Locale) => byLocale[locale]
