import type { Locale } from '@/rules/locales'
import * as en from './en/contact'
import * as hi from './hi/contact'

const byLocale: Record<Locale, { contact: typeof en.contact; phone: typeof en.phone }> = { en, hi }

/** Part of `messagesFor` for browsers, which load it with the contact page. */
export const contactMessages = (locale: Locale) => byLocale[locale]
