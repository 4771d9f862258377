import type { TypedUser } from 'payload'
import { type Caller, isAdmin } from '@/account/access'
import { type Locale, locales, rootLocale } from '@/i18n/locales'
import { contentCollections, contentGlobals, pageGlobals } from '@/rules/pageLists'
import { isBlank } from '@/rules/text'
import type { Place } from './facts'

const others = locales.filter((locale) => locale !== rootLocale)

const globalsOf = (user: TypedUser) =>
  isAdmin(user) ? [...pageGlobals, 'site-settings' as const] : contentGlobals

export async function readUntranslated({ payload, user }: Caller): Promise<Place[]> {
  const all = { depth: 0, draft: true, locale: 'all', overrideAccess: false, user } as const
  const ofGlobals = globalsOf(user).map(async (slug) =>
    untranslatedPlaces(await payload.findGlobal({ ...all, slug }), { slug, title: slug }),
  )
  const ofCollections = contentCollections.map(async (collection) => {
    const { docs } = await payload.find({ ...all, collection, pagination: false })
    return docs.flatMap((doc) =>
      untranslatedPlaces(doc, { id: doc.id, slug: collection, title: titleOf(doc) }),
    )
  })
  return (await Promise.all([...ofGlobals, ...ofCollections])).flat()
}

const titleFields = ['title', 'name', 'question', 'author', 'filename'] as const

export function titleOf(document: object): string {
  const texts = document as Record<string, unknown>
  const titles = titleFields.map((name) => {
    const value = texts[name]
    return typeof value === 'object'
      ? (value as Record<string, unknown> | null)?.[rootLocale]
      : value
  })
  return String(titles.find(Boolean) ?? '')
}

/** Where a text of the first language is missing in another one: a place for each document and language. */
export function untranslatedPlaces(document: unknown, place: Place): Place[] {
  return others.flatMap((locale) => (hasGap(document, locale) ? [{ ...place, locale }] : []))
}

/** In a document that was read with all its languages: a translated field holds one value for each. */
function hasGap(value: unknown, locale: Locale): boolean {
  if (Array.isArray(value)) return value.some((item) => hasGap(item, locale))
  if (typeof value !== 'object' || value === null || 'root' in value) return false
  const texts = value as Partial<Record<Locale, unknown>>
  if (rootLocale in texts) return !isBlank(texts[rootLocale]) && isBlank(texts[locale])
  return Object.values(value).some((inner) => hasGap(inner, locale))
}
