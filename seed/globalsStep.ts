import { SAMPLE_GSTIN } from '@/rules/samples'
import { legal } from './content/legal'
import { aboutPage, homePage, pricingPage } from './content/pages'
import { seller } from './content/seller'
import { settings } from './content/settings'
import { translate } from './content/translations'
import type { Seeding } from './database'
import { reading, writing } from './options'
import { inGlobals } from './places'
import { richDocument } from './richText'
import { type ItemTexts, seedItems, type Stored } from './seedItems'

export const slugs = [
  'site-settings',
  'seller-settings',
  'home-page',
  'about-page',
  'pricing-page',
  'legal-pages',
] as const
type Slug = (typeof slugs)[number]

export function seedGlobals(seeding: Seeding) {
  return seedItems({
    memory: seeding.memory,
    name: 'globals',
    items: slugs,
    keyOf: (slug) => slug,
    keyOfStored: ({ id }) => id,
    stored: () => savedGlobals(seeding),
    make: async (slug) => ((await makers[slug](seeding)) ? { id: slug } : null),
    place: inGlobals(seeding.payload, slugs),
    texts: (slug) => texts[slug],
  })
}

const legalPages = { privacy: richDocument(legal.privacy), terms: richDocument(legal.terms) }

const texts: Record<Slug, ItemTexts> = {
  'site-settings': { original: settings, translated: translate((content) => content.settings) },
  'seller-settings': { original: seller, translated: translate((content) => content.seller) },
  'home-page': { original: homePage, translated: translate(({ pages }) => pages.homePage) },
  'about-page': { original: aboutPage, translated: translate(({ pages }) => pages.aboutPage) },
  'pricing-page': {
    original: pricingPage,
    translated: translate(({ pages }) => pages.pricingPage),
  },
  'legal-pages': {
    original: legalPages,
    translated: translate(({ legal: { privacy, terms } }) => ({
      privacy: richDocument(privacy),
      terms: richDocument(terms),
    })),
  },
}

const makers: Record<Slug, (seeding: Seeding) => Promise<unknown>> = {
  'site-settings': ({ isDemo, payload }) =>
    payload.updateGlobal({
      ...writing,
      slug: 'site-settings',
      data: { ...settings, ...(isDemo && { gstin: SAMPLE_GSTIN }) },
    }),
  'seller-settings': ({ payload }) =>
    payload.updateGlobal({ ...writing, slug: 'seller-settings', data: seller }),
  'home-page': async ({ payload, pictures }) => {
    const { hero, pictures: files, ...sections } = homePage
    const image = await pictures.of(files.image)
    const tallImage = await pictures.of(files.tallImage)
    if (!image) return null
    const data = { ...sections, hero: { ...hero, image, tallImage }, _status: 'published' as const }
    return payload.updateGlobal({ ...writing, slug: 'home-page', data })
  },
  'about-page': async ({ payload, pictures }) => {
    const { craftPicture, picture, ...page } = aboutPage
    const image = await pictures.of(picture)
    if (!image) return null
    const craft = await pictures.of(craftPicture)
    const data = { ...page, image, craft, _status: 'published' as const }
    return payload.updateGlobal({ ...writing, slug: 'about-page', data })
  },
  'pricing-page': ({ payload }) =>
    payload.updateGlobal({
      ...writing,
      slug: 'pricing-page',
      data: { ...pricingPage, _status: 'published' },
    }),
  'legal-pages': ({ payload }) =>
    payload.updateGlobal({
      ...writing,
      slug: 'legal-pages',
      data: { ...legalPages, _status: 'published' },
    }),
}

/** Payload also returns a global that was never saved; only a saved one has `updatedAt`. */
async function savedGlobals({ payload }: Seeding): Promise<Stored[]> {
  const { depth, locale } = reading
  const answers = await Promise.all(
    slugs.map(async (slug) => ({
      slug,
      global: await payload.findGlobal({ slug, depth, locale, draft: true }),
    })),
  )
  return answers.filter(({ global }) => global.updatedAt).map(({ slug }) => ({ id: slug }))
}
