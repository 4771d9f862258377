import type { Locale } from '@/rules/locales'
import { quotePage as en } from './en/quotePage'
import { quotePage as hi } from './hi/quotePage'

const byLocale: Record<Locale, typeof en> = { en, hi }

/** Part of `messagesFor` for browsers, which load it with a quote. */
export const quoteMessages = (locale: Locale) => byLocale[locale]
