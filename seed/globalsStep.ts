import type { LegalPage } from '@/payload-types'
import { aboutPage, homePage, pricingPage } from './content/pages'
import { legal } from './content/legal'
import { settings } from './content/settings'
import { reading, writing } from './options'
import { richDocument } from './richText'
import type { Seeding } from './database'
import { seedItems, type Stored } from './seedItems'

export const slugs = [
  'site-settings',
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
  })
}

const makers: Record<Slug, (seeding: Seeding) => Promise<unknown>> = {
  'site-settings': ({ payload }) =>
    payload.updateGlobal({ ...writing, slug: 'site-settings', data: settings }),
  'home-page': async ({ payload, pictures }) => {
    const { hero, pictures: files, ...sections } = homePage
    const image = await pictures.of(files.image)
    const tallImage = await pictures.of(files.tallImage)
    if (!image) return null
    const data = { ...sections, hero: { ...hero, image, tallImage }, _status: 'published' as const }
    return payload.updateGlobal({ ...writing, slug: 'home-page', data })
  },
  'about-page': async ({ payload, pictures }) => {
    const { picture, ...page } = aboutPage
    const image = await pictures.of(picture)
    if (!image) return null
    const data = { ...page, image, _status: 'published' as const }
    return payload.updateGlobal({ ...writing, slug: 'about-page', data })
  },
  'pricing-page': ({ payload }) =>
    payload.updateGlobal({
      ...writing,
      slug: 'pricing-page',
      data: { ...pricingPage, _status: 'published' },
    }),
  // English last: it marks the whole as written.
  'legal-pages': async ({ payload }) => {
    const slug = 'legal-pages'
    const privacy = richDocument(legal.privacyInHindi)
    const hindi = { privacy, _status: 'published' as const }
    await payload.updateGlobal({ ...writing, slug, data: hindi, locale: 'hi' })
    const english = { privacy: richDocument(legal.privacy), terms: richDocument(legal.terms) }
    return payload.updateGlobal({ ...writing, slug, data: { ...hindi, ...english } })
  },
}

/** Payload returns a global that was never saved, too; only a saved one has `updatedAt`. */
async function savedGlobals({ payload }: Seeding): Promise<Stored[]> {
  const { depth, locale } = reading
  const answers = await Promise.all(
    slugs.map(async (slug) => ({
      slug,
      global: await payload.findGlobal({ slug, depth, locale, draft: true }),
    })),
  )
  return answers.filter(isWritten).map(({ slug }) => ({ id: slug }))
}

interface Found {
  slug: Slug
  global: Pick<LegalPage, 'privacy' | 'terms' | 'updatedAt'>
}

/** A seed that was cut off may have left the legal pages in one language. */
function isWritten({ global, slug }: Found): boolean {
  if (slug === 'legal-pages' && !global.privacy && !global.terms) return false
  return Boolean(global.updatedAt)
}
