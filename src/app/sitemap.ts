import type { MetadataRoute } from 'next'
import { paths } from '@/paths'
import { latestChange } from '@/rules/latestChange'
import { locales, type Locale } from '@/rules/locales'
import { globalOf, publicPages } from '@/rules/pageLists'
import type { PageName } from '@/rules/pages'
import { readServices } from '@/services/readServices'
import { pageReaders, readHome, siteUrl } from '@/site/reads/globals'
import { alternates } from '@/site/seo/alternates'

export const dynamic = 'force-dynamic'

interface Entry {
  path: string
  changed?: string
}

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = (await Promise.all(locales.map(entriesIn))).flat()
  const absolute = (path: string) => new URL(path, siteUrl()).href
  return entries.map(({ changed, path }) => ({
    url: absolute(path),
    lastModified: changed,
    alternates: {
      languages: Object.fromEntries(
        Object.entries(alternates(path)).map(([locale, other]) => [locale, absolute(other)]),
      ),
    },
  }))
}

async function entriesIn(locale: Locale): Promise<Entry[]> {
  const [home, events, catering] = await Promise.all([
    readHome(locale),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
  ])
  const services = [...events, ...catering]
  const changedWith: Partial<Record<PageName, { updatedAt?: string | null }[]>> = {
    home: [home, ...services],
    service: services,
    allEvents: events,
    allCatering: catering,
  }
  const pages = publicPages.map(async (name): Promise<Entry> => {
    const global = globalOf(name)
    const sources = changedWith[name] ?? (global ? [await pageReaders[global](locale)] : [])
    return { path: paths[name](locale), changed: latestChange(sources) }
  })
  return [
    ...(await Promise.all(pages)),
    ...services.flatMap(({ kind, slug, updatedAt }) =>
      slug ? [{ path: paths.serviceDetail(locale, { kind, slug }), changed: updatedAt }] : [],
    ),
  ]
}
