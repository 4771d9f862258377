import { failure as en } from './en/failure'
import { failure as hi } from './hi/failure'
import type { Locale } from './locales'

const failure: Record<Locale, typeof en> = { en, hi }

export const failureWords = (locale: Locale) => failure[locale]
