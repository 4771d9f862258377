import * as enBooking from './en/booking'
import { bookingDetails as enDetails } from './en/bookingFields'
import { contact as enContact } from './en/contact'
import { failure as enFailure } from './en/failure'
import type { Locale } from './locales'

type PerLocale<Words> = Record<Locale, Words>

/** What browsers load of the messages, by what uses it: no page is sent more. */
const booking: PerLocale<typeof enBooking & { details: typeof enDetails }> = {
  en: { ...enBooking, details: enDetails },
  hi: { ...enBooking, details: enDetails },
}

const contact: PerLocale<
  Pick<typeof enBooking, 'phone' | 'problems'> & { contact: typeof enContact }
> = {
  en: { contact: enContact, phone: enBooking.phone, problems: enBooking.problems },
  hi: { contact: enContact, phone: enBooking.phone, problems: enBooking.problems },
}

/** Sent with every page. */
const failure: PerLocale<typeof enFailure> = { en: enFailure, hi: enFailure }

export const bookingWords = (locale: Locale) => booking[locale]
export const contactWords = (locale: Locale) => contact[locale]
export const failureWords = (locale: Locale) => failure[locale]
