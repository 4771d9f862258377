import type { Locale } from '@/rules/locales'
import { bookingDetails as enDetails } from './en/bookingFields'
import { eventSheet as en } from './en/eventSheet'
import { kitchen as enKitchen } from './en/kitchen'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import { eventSheet as hi } from './hi/eventSheet'
import { kitchen as hiKitchen } from './hi/kitchen'

const english = { ...en, details: enDetails, food: enKitchen }

const byLocale: Record<Locale, typeof english> = {
  en: english,
  hi: { ...hi, details: hiDetails, food: hiKitchen },
}

/** Of the sheet that the crew reads. */
export const eventSheetMessages = (locale: Locale) => byLocale[locale]

export type EventSheetMessages = typeof english
