import { brokenMessages } from './brokenMessages'
import { chunkFailure as en } from './en/chunkFailure'
import { chunkFailure as hi } from './hi/chunkFailure'
import type { Locale } from './locales'

const byLocale: Record<Locale, typeof en> = { en, hi }

/** Part of `messagesFor` for browsers, which load it with every page. */
export const failureMessages = (locale: Locale) => ({
  broken: brokenMessages[locale],
  chunkFailure: byLocale[locale],
})
