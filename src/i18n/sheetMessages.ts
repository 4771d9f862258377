import type { Locale } from '@/rules/locales'
import { bookingDetails as enDetails } from './en/bookingFields'
import { eventSheet as enEvent } from './en/eventSheet'
import { kitchen as enKitchen } from './en/kitchen'
import { bookingDetails as hiDetails } from './hi/bookingFields'
import { eventSheet as hiEvent } from './hi/eventSheet'
import { kitchen as hiKitchen } from './hi/kitchen'

const english = {
  event: { ...enEvent, details: enDetails, food: enKitchen },
  kitchen: { ...enKitchen, functions: enDetails.functions },
}

const byLocale: Record<Locale, typeof english> = {
  en: english,
  hi: {
    event: { ...hiEvent, details: hiDetails, food: hiKitchen },
    kitchen: { ...hiKitchen, functions: hiDetails.functions },
  },
}

/** For the sheet of the crew. */
export const eventSheetMessages = (locale: Locale) => byLocale[locale].event

/** For the sheets of the kitchen. */
export const kitchenMessages = (locale: Locale) => byLocale[locale].kitchen

export type EventSheetMessages = typeof english.event
export type KitchenMessages = typeof english.kitchen
