import type { CollectionAfterChangeHook, Payload, SanitizedConfig } from 'payload'

const slug = 'payload-preferences'
const where = { key: { equals: 'locale' } }

/**
 * Payload keeps the language of the last edit for each user and opens the next document in it, so that an
 * edit meant for one language is saved in the other. Without that preference an address that names no
 * language means the first one. There is no option for it.
 * Version: Payload 3.90. Upstream: https://github.com/payloadcms/payload/issues/6739 (closed as intended).
 * Can go when Payload has an option not to keep it.
 */
export async function clearLocalePreference(built: Promise<SanitizedConfig>) {
  const config = await built
  const preferences = config.collections.find((collection) => collection.slug === slug)
  preferences?.hooks.afterChange.push(removeLocale)
  return config
}

const removeLocale: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.key === 'locale') await clearLocalePreferences(req.payload)
  return doc
}

export async function clearLocalePreferences({ db }: Payload) {
  await db.deleteMany({ collection: slug, where })
}
