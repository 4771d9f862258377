import { broken as en } from './en/broken'
import { broken as hi } from './hi/broken'
import type { Locale } from './locales'

/** Part of `messagesFor` for browsers, which load it with every page; in the order of the languages. */
export const brokenMessages: Record<Locale, typeof en> = { en, hi }
