import type { SanitizedPermissions } from 'payload'
import { dashboard } from '@/i18n/en/dashboard'
import { paths } from '@/paths'
import { contentGlobals, type PageGlobal } from '@/rules/pageLists'

const collections = [
  'services',
  'pricing-plans',
  'faqs',
  'gallery-images',
  'team-members',
  'testimonials',
  'media',
] as const

export function contentLinks({
  collections: ofCollection,
  globals: ofGlobal,
}: SanitizedPermissions) {
  return [
    ...contentGlobals
      .filter((slug) => ofGlobal?.[slug]?.update)
      .map((slug) => ({ slug, href: paths.adminGlobal(slug), ...words(slug) })),
    ...collections
      .filter((slug) => ofCollection?.[slug]?.update)
      .map((slug) => ({ slug, href: paths.adminCollection(slug), ...words(slug) })),
  ]
}

function words(slug: (typeof collections)[number] | PageGlobal) {
  const [title, text] = dashboard.content[slug]
  return { text, title }
}
