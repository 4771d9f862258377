import 'server-only'
import { siteEnv } from '@/env'
import type { AboutPage, HomePage, LegalPage, PricingPage, SiteSetting } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { PageGlobal } from '@/rules/pageLists'
import { cachedRead, WITH_PICTURES } from './cachedRead'

/** A global that was never saved is an object without its required fields. */
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
    payload.findGlobal({ slug: 'about-page', depth: WITH_PICTURES, locale, overrideAccess: false }),
)

export const readPricing = cachedRead(
  { name: 'pricing', of: ['pricing-page'] },
  (payload, locale: Locale): Promise<Partial<PricingPage>> =>
    payload.findGlobal({ slug: 'pricing-page', depth: 0, locale, overrideAccess: false }),
)

export const readLegal = cachedRead(
  { name: 'legal', of: ['legal-pages'] },
  (payload, locale: Locale): Promise<Partial<LegalPage>> =>
    payload.findGlobal({ slug: 'legal-pages', depth: 0, locale, overrideAccess: false }),
)

export const pageReaders = {
  'about-page': readAbout,
  'home-page': readHome,
  'legal-pages': readLegal,
  'pricing-page': readPricing,
} satisfies Record<PageGlobal, (locale: Locale) => Promise<{ updatedAt?: string | null }>>

interface PictureCredit {
  credit: string
  licence: string
  count: number
}

export const readCredits = cachedRead(
  { name: 'credits', of: ['media'] },
  async (payload): Promise<PictureCredit[]> => {
    const { docs } = await payload.find({
      collection: 'media',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      select: { credit: true, licence: true },
    })
    const groups = new Map<string, PictureCredit>()
    for (const picture of docs) {
      const [credit, licence] = [picture.credit ?? '', picture.licence ?? '']
      const key = JSON.stringify([credit, licence])
      const group = groups.get(key) ?? { credit, licence, count: 0 }
      groups.set(key, { ...group, count: group.count + 1 })
    }
    return [...groups.values()].sort((one, other) => other.count - one.count)
  },
)

export function siteUrl(): URL {
  return new URL(siteEnv().siteUrl)
}
