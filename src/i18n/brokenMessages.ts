import type { Locale } from '@/rules/locales'
import { broken as en } from './en/broken'
import { broken as hi } from './hi/broken'

/**
 * For browsers, which load it with every page. In the order of the languages, starting with that of the root.
 */
export const brokenMessages: Record<Locale, typeof en> = { en, hi }
