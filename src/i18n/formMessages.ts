import type { Locale } from '@/rules/locales'
import * as en from './en/booking'
import { bookingDetails as enDetails } from './en/bookingFields'
import { contact as enContact } from './en/contact'
import * as hi from './hi/booking'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import { contact as hiContact } from './hi/contact'

const english = { ...en, contact: enContact, details: enDetails }

const byLocale: Record<Locale, typeof english> = {
  en: english,
  hi: { ...hi, contact: hiContact, details: hiDetails },
}

/** Part of `messagesFor` for browsers, which load it with a form. */
export const formMessages = (locale: Locale) => byLocale[locale]
