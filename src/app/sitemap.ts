import type { MetadataRoute } from 'next'
import { readAbout, readHome, readPricing, siteUrl } from '@/site/reads/globals'
import { readServices } from '@/services/readServices'
import { locales, type Locale } from '@/i18n/locales'
import { latestChange } from '@/booking/rules/changes'
import { paths } from '@/paths'

/** A build knows no database. */
export const dynamic = 'force-dynamic'

interface Entry {
  path: string
  changed?: string
}

/** Every page that anyone may find, with the day of its last change where the content tells one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = (await Promise.all(locales.map(entriesIn))).flat()
  return entries.map(({ changed, path }) => ({
    url: new URL(path, siteUrl()).href,
    lastModified: changed,
  }))
}

async function entriesIn(locale: Locale): Promise<Entry[]> {
  const [about, home, pricing, events, catering] = await Promise.all([
    readAbout(locale),
    readHome(locale),
    readPricing(locale),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
  ])
  const services = [...events, ...catering]
  return [
    { path: paths.home(locale), changed: latestChange([home, ...services]) },
    { path: paths.service(locale), changed: latestChange(services) },
    { path: paths.allEvents(locale), changed: latestChange(events) },
    { path: paths.allCatering(locale), changed: latestChange(catering) },
    ...services.flatMap(({ kind, slug, updatedAt }) =>
      slug ? [{ path: paths.serviceDetail(locale, { kind, slug }), changed: updatedAt }] : [],
    ),
    { path: paths.pricing(locale), changed: latestChange([pricing]) },
    { path: paths.about(locale), changed: latestChange([about]) },
    ...plainPages.map((page) => ({ path: paths[page](locale) })),
  ]
}

const plainPages = [
  'gallery',
  'testimonials',
  'team',
  'faqs',
  'contact',
  'booking',
  'privacy',
  'terms',
  'credits',
] as const
