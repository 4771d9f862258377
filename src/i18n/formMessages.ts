import * as enBooking from './en/booking'
import { bookingDetails as enDetails } from './en/bookingFields'
import * as enContact from './en/contact'
import * as enFailure from './en/failure'
import * as hiBooking from './hi/booking'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import * as hiContact from './hi/contact'
import * as hiFailure from './hi/failure'
import type { Locale } from './locales'

type Words<Module> = Record<Locale, Module>

const booking: Words<typeof enBooking> = { en: enBooking, hi: hiBooking }
const details: Words<typeof enDetails> = { en: enDetails, hi: hiDetails }
const contact: Words<typeof enContact> = { en: enContact, hi: hiContact }
const failure: Words<typeof enFailure> = { en: enFailure, hi: hiFailure }

/** What browsers load of the messages, by what uses it: no page is sent more. */
export function bookingWords(locale: Locale) {
  return { ...booking[locale], details: details[locale] }
}

export function contactWords(locale: Locale) {
  const { phone, problems } = booking[locale]
  return { contact: contact[locale].contact, phone, problems }
}

export const failureWords = (locale: Locale) => failure[locale].failure
