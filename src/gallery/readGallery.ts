import type { GalleryImage } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { cachedRead, findInOrder, WITH_PICTURES } from '@/site/reads/cachedRead'

export const readGallery = cachedRead(
  { name: 'gallery', of: ['gallery-images', 'media'] },
  (payload, locale: Locale, gallery: ServiceKind): Promise<GalleryImage[]> =>
    findInOrder(payload, {
      collection: 'gallery-images',
      depth: WITH_PICTURES,
      locale,
      where: { gallery: { equals: gallery } },
    }),
)
