import type { Locale } from '@/domain/locales'
import type { Media } from '@/payload-types'
import { cachedRead } from './cachedRead'

/** A picture by the name of its file, for places that no field of the CMS points to. */
export const readPicture = cachedRead(
  { name: 'picture', of: ['media'] },
  async (payload, locale: Locale, filename: string): Promise<Media | null> => {
    const { docs } = await payload.find({
      collection: 'media',
      depth: 0,
      limit: 1,
      locale,
      overrideAccess: false,
      pagination: false,
      where: { filename: { equals: filename } },
    })
    return docs[0] ?? null
  },
)
