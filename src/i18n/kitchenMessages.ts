import type { Locale } from '@/rules/locales'
import { bookingDetails as enDetails } from './en/bookingFields'
import { kitchen as en } from './en/kitchen'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import { kitchen as hi } from './hi/kitchen'

const english = { ...en, functions: enDetails.functions }

const byLocale: Record<Locale, typeof english> = {
  en: english,
  hi: { ...hi, functions: hiDetails.functions },
}

/** Of the sheets that the kitchen reads. */
export const kitchenMessages = (locale: Locale) => byLocale[locale]

export type KitchenMessages = typeof english
