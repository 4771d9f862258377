import type { CollectionSlug, Payload } from 'payload'
import type { Locale } from '@/rules/locales'
import { writing } from './options'
import type { TextStore, Stored } from './seedItems'

/** Includes drafts: an editor's unpublished changes stay unpublished. */
const latest = { depth: 0, draft: true, locale: 'all' } as const

/** Without `fallbackLocale`, Payload would store the English texts of other fields as translations. */
const writingIn = (locale: Locale) => ({ ...writing, fallbackLocale: false, locale }) as const

const isDraft = (stored: object) => '_status' in stored && stored._status === 'draft'

export function inCollection(payload: Payload, collection: CollectionSlug): TextStore {
  return {
    async read(ids) {
      const where = { id: { in: ids } }
      const { docs } = await payload.find({ ...latest, collection, pagination: false, where })
      return docs
    },
    write: (stored, { data, locale }) =>
      payload.update({
        ...writingIn(locale),
        collection,
        data,
        draft: isDraft(stored),
        id: stored.id,
      }),
  }
}

type GlobalSlug = Parameters<Payload['findGlobal']>[0]['slug']

export function inGlobals(payload: Payload, slugs: readonly GlobalSlug[]): TextStore {
  return {
    async read(ids) {
      const wanted = slugs.filter((slug) => ids.includes(slug))
      return Promise.all(
        wanted.map(async (slug): Promise<Stored & object> => {
          return { ...(await payload.findGlobal({ ...latest, slug })), id: slug }
        }),
      )
    },
    async write(stored, { data, locale }) {
      const slug = slugs.find((one) => one === stored.id)
      if (slug)
        await payload.updateGlobal({ ...writingIn(locale), data, draft: isDraft(stored), slug })
    },
  }
}
