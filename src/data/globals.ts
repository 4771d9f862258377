import type { Locale } from '@/domain/locales'
import type { AboutPage, HomePage, PricingPage, SiteSetting } from '@/payload-types'
import { cachedRead } from './cachedRead'

/** A global that nobody has saved yet is an object without its required fields. */
export const readSettings = cachedRead(
  { name: 'settings', of: ['site-settings', 'media'] },
  (payload, locale: Locale): Promise<Partial<SiteSetting>> =>
    payload.findGlobal({ slug: 'site-settings', depth: 1, locale, overrideAccess: false }),
)

export const readHome = cachedRead(
  { name: 'home', of: ['home-page', 'media'] },
  (payload, locale: Locale): Promise<Partial<HomePage>> =>
    payload.findGlobal({ slug: 'home-page', depth: 1, locale, overrideAccess: false }),
)

export const readAbout = cachedRead(
  { name: 'about', of: ['about-page', 'media'] },
  (payload, locale: Locale): Promise<Partial<AboutPage>> =>
    payload.findGlobal({ slug: 'about-page', depth: 1, locale, overrideAccess: false }),
)

export const readPricing = cachedRead(
  { name: 'pricing', of: ['pricing-page'] },
  (payload, locale: Locale): Promise<Partial<PricingPage>> =>
    payload.findGlobal({ slug: 'pricing-page', depth: 0, locale, overrideAccess: false }),
)
