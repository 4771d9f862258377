import type { Locale } from '@/rules/locales'
import { en, type Messages } from './en'
import { hi } from './hi'

const byLocale: Record<Locale, Messages> = { en, hi }

/**
 * For the server. Browsers load only what they need: `formMessages`, `contactMessages`, `failureMessages`,
 * `brokenMessages`.
 */
export const messagesFor = (locale: Locale): Messages => byLocale[locale]
