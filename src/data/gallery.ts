import type { Locale } from '@/domain/locales'
import type { ServiceKind } from '@/domain/services'
import type { GalleryImage } from '@/payload-types'
import { cachedRead } from './cachedRead'

/** The pictures of one gallery, in the order of the CMS. */
export const readGallery = cachedRead(
  { name: 'gallery', of: ['gallery-images', 'media'] },
  async (payload, locale: Locale, gallery: ServiceKind): Promise<GalleryImage[]> => {
    const { docs } = await payload.find({
      collection: 'gallery-images',
      depth: 1,
      locale,
      overrideAccess: false,
      pagination: false,
      sort: 'order',
      where: { gallery: { equals: gallery } },
    })
    return docs
  },
)
