import { readAbout, readHome } from '@/data/globals'
import { readService, readServices } from '@/data/services'
import type { MaybeMedia } from '@/components/ui/picture'
import type { Locale } from '@/domain/locales'
import { serviceKinds } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'

export interface PageAddress {
  locale: Locale
  path: string
}

export interface SharedPage {
  title: string
  picture: MaybeMedia
}

/** The title and the picture of the page at an address; nothing for one that there is not. */
export async function sharedPage({ locale, path }: PageAddress): Promise<SharedPage | undefined> {
  const key = plainPages.find((page) => paths[page](locale) === path)
  if (key) {
    const picture = (await pictureOf[key]?.(locale)) ?? (await readHome(locale)).hero?.image
    return { title: messagesFor(locale).site.pages[key].title, picture }
  }
  if (path === paths.home(locale)) return sharedHome(locale)
  return sharedService({ locale, path })
}

const plainPages = [
  'allEvents',
  'allCatering',
  'service',
  'gallery',
  'testimonials',
  'team',
  'faqs',
  'pricing',
  'about',
  'contact',
  'booking',
  'privacy',
  'terms',
  'credits',
] as const

type PlainPage = (typeof plainPages)[number]

const pictureOf: Partial<Record<PlainPage, (locale: Locale) => Promise<MaybeMedia>>> = {
  about: async (locale) => (await readAbout(locale)).image,
  allCatering: async (locale) => (await readServices(locale, 'catering'))[0]?.image,
  allEvents: async (locale) => (await readServices(locale, 'event'))[0]?.image,
}

async function sharedHome(locale: Locale): Promise<SharedPage> {
  const { hero } = await readHome(locale)
  const title = [hero?.title, hero?.accent].filter(Boolean).join(' ')
  return { title: title || messagesFor(locale).site.unnamed, picture: hero?.image }
}

async function sharedService({ locale, path }: PageAddress): Promise<SharedPage | undefined> {
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '')
  const kind = serviceKinds.find((kind) => paths.serviceDetail(locale, { kind, slug }) === path)
  const service = kind && (await readService(locale, kind, slug))
  return service ? { title: service.title, picture: service.image } : undefined
}
