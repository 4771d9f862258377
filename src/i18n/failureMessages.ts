import type { Locale } from '@/rules/locales'
import { brokenMessages } from './brokenMessages'
import * as en from './en/failure'
import * as hi from './hi/failure'

const byLocale: Record<Locale, typeof en> = { en, hi }

/** For browsers, which load it with every page. */
export function failureMessages(locale: Locale) {
  const { chunkFailure, failure } = byLocale[locale]
  return { broken: { ...brokenMessages[locale], ...failure }, chunkFailure }
}
