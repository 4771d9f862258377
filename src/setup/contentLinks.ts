import type { SanitizedPermissions } from 'payload'
import { dashboard } from '@/i18n/en/dashboard'
import { paths } from '@/paths'
import { contentCollections, contentGlobals, type PageGlobal } from '@/rules/pageLists'

export function contentLinks({
  collections: ofCollection,
  globals: ofGlobal,
}: SanitizedPermissions) {
  return [
    ...contentGlobals
      .filter((slug) => ofGlobal?.[slug]?.update)
      .map((slug) => ({ slug, href: paths.adminGlobal(slug), ...words(slug) })),
    ...contentCollections
      .filter((slug) => ofCollection?.[slug]?.update)
      .map((slug) => ({ slug, href: paths.adminCollection(slug), ...words(slug) })),
  ]
}

function words(slug: (typeof contentCollections)[number] | PageGlobal) {
  const [title, text] = dashboard.content[slug]
  return { text, title }
}
