import type { TypedUser } from 'payload'
import type { Caller } from '@/account/access'
import { may } from '@/account/roles'
import { titleOf } from '@/i18n/titleOf'
import { type Locale, rootLocale, translatedLocales } from '@/rules/locales'
import { contentCollections, contentGlobals, pageGlobals } from '@/rules/pageLists'
import { isBlank } from '@/rules/text'
import type { ContentPlace } from './facts'

const globalsOf = (user: TypedUser) =>
  may(user, 'editSettings')
    ? ([...pageGlobals, 'seller-settings', 'site-settings'] as const)
    : contentGlobals

/** Only these accounts can read all documents and add what is missing. */
const collectionsOf = (user: TypedUser) => (may(user, 'editContent') ? contentCollections : [])

export async function readUntranslated({ payload, user }: Caller): Promise<ContentPlace[]> {
  const all = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const
  const ofGlobals = globalsOf(user).map(async (slug) =>
    untranslatedPlaces(await payload.findGlobal({ ...all, slug }), {
      slug,
      title: String(payload.globals.config.find((one) => one.slug === slug)?.label ?? slug),
    }),
  )
  const ofCollections = collectionsOf(user).map(async (collection) => {
    const { docs } = await payload.find({ ...all, collection, pagination: false })
    return docs.flatMap((doc) =>
      untranslatedPlaces(doc, { id: doc.id, slug: collection, title: titleOf(doc) }),
    )
  })
  return (await Promise.all([...ofGlobals, ...ofCollections])).flat()
}

/** The missing translations: one place for each document and language. */
export function untranslatedPlaces(document: unknown, place: ContentPlace): ContentPlace[] {
  return translatedLocales.flatMap((locale) => {
    const field = firstGap(document, locale)
    return field === undefined ? [] : [{ ...place, field: field.join('.'), locale }]
  })
}

/**
 * The path of the first missing text in a document with all languages, in which a translated field has a
 * value for each.
 */
function firstGap(value: unknown, locale: Locale): string[] | undefined {
  if (typeof value !== 'object' || value === null || 'root' in value) return undefined
  const texts = value as Partial<Record<Locale, unknown>>
  if (rootLocale in texts) {
    return !isBlank(texts[rootLocale]) && isBlank(texts[locale]) ? [] : undefined
  }
  for (const [key, inner] of Object.entries(value)) {
    const path = firstGap(inner, locale)
    if (path) return [key, ...path]
  }
  return undefined
}
