import { createHash } from 'node:crypto'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { publicPages } from '@/rules/pageLists'
import { sharedPicture } from '@/rules/pictures'
import { decodePath } from '@/rules/redirects'
import { serviceKinds } from '@/rules/serviceKinds'
import { readService, readServices } from '@/services/readServices'
import { readAbout, readHome, readSettings } from '@/site/reads/globals'
import { type MaybeMedia, sharedImage } from '@/ui/picture'
import { canDraw } from './canDraw'

interface PageAddress {
  locale: Locale
  path: string
}

interface SharedPage {
  title: string
  picture: MaybeMedia
}

export async function sharedPage({ locale, path }: PageAddress): Promise<SharedPage | undefined> {
  const key = plainPages.find((page) => paths[page](locale) === path)
  if (key) {
    const picture = (await pictureOf[key]?.(locale)) ?? (await readHome(locale)).hero?.image
    return { title: messagesFor(locale).site.pages[key].title, picture }
  }
  if (path === paths.home(locale)) return sharedHome(locale)
  return sharedService({ locale, path })
}

const plainPages = publicPages.filter((name) => name !== 'home')

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
  const slug = decodePath(path.split('/').at(-1) ?? '')
  const kind = serviceKinds.find((kind) => paths.serviceDetail(locale, { kind, slug }) === path)
  const service = kind && (await readService(locale, kind, slug))
  return service ? { title: service.title, picture: service.image } : undefined
}

export interface Card extends SharedPage {
  name: string
  tagline: string
}

export async function cardOf(address: PageAddress): Promise<Card | undefined> {
  const [page, settings] = await Promise.all([sharedPage(address), readSettings(address.locale)])
  const name = settings.name ?? messagesFor(address.locale).site.unnamed
  const tagline = settings.tagline ?? ''
  if (!page || ![page.title, name, tagline].every(canDraw)) return undefined
  return { ...page, name, tagline }
}

export async function sharedCard(address: PageAddress) {
  const card = await cardOf(address)
  if (!card) return undefined
  const { name, picture, tagline, title } = card
  const parts = [title, name, tagline, sharedImage(picture)?.url]
  const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10)
  return {
    alt: [title, name].join(', '),
    height: sharedPicture.height,
    url: paths.shareCard({ ...address, version }),
    width: sharedPicture.width,
  }
}
