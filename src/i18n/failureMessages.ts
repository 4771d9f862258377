import * as en from './en/failure'
import * as hi from './hi/failure'
import type { Locale } from './locales'

const byLocale: Record<Locale, typeof en> = { en, hi }

/** Part of `messagesFor` for browsers, which load it with every page. */
export const failureMessages = (locale: Locale) => byLocale[locale]
