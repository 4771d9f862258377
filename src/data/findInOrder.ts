import type { CollectionSlug, DataFromCollectionSlug, Payload, SelectType, Where } from 'payload'
import type { Locale } from '@/domain/locales'

interface Wanted<Slug extends CollectionSlug> {
  collection: Slug
  depth: 0 | 1
  locale: Locale
  select?: SelectType
  where?: Where
}

/** All that visitors may see of a collection, in the order of the CMS. */
export async function findInOrder<Slug extends CollectionSlug>(
  payload: Payload,
  wanted: Wanted<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    ...wanted,
    overrideAccess: false,
    pagination: false,
    sort: 'order',
  })
  return docs as DataFromCollectionSlug<Slug>[]
}
