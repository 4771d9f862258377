import type { Locale } from '@/domain/locales'
import type { ServiceKind } from '@/domain/services'
import type { GalleryImage } from '@/payload-types'
import { cachedRead } from './cachedRead'
import { findInOrder } from './findInOrder'

/** The pictures of one gallery, in the order of the CMS. */
export const readGallery = cachedRead(
  { name: 'gallery', of: ['gallery-images', 'media'] },
  (payload, locale: Locale, gallery: ServiceKind): Promise<GalleryImage[]> =>
    findInOrder(payload, {
      collection: 'gallery-images',
      depth: 1,
      locale,
      where: { gallery: { equals: gallery } },
    }),
)
