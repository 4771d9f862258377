import { inLocale } from '@/i18n/localePath'
import { publicPages } from '@/rules/pageLists'
import { pageTable } from '@/rules/pages'

/** One address of every kind of page. */
export const sitePages = [
  ...publicPages.map((name) => pageTable[name].path),
  '/events/royal-wedding-setup',
  '/catering/traditional-rajasthani-thali',
] as const

/** The same pages in Hindi. */
export const hindiPages = sitePages.map((path) => inLocale('hi', path))

/** What surrounds them: the way in for the business, and what is not there. */
export const otherPages = ['/login', '/login/forgot', '/login/reset', '/nothing-here'] as const

export const everyPage = [...sitePages, ...otherPages]

/** A phone, a tablet and a desk, in CSS pixels. */
export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
