import { serviceKinds } from '@/domain/services'
import { toSlug } from '@/domain/slug'
import type { GalleryImage } from '@/payload-types'
import { gallery } from '../content/gallery'
import { pictures as allPictures, type PictureFile } from '../content/pictures'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

const images = serviceKinds.flatMap((kind) =>
  gallery[kind].map((picture, place) => ({
    gallery: kind,
    order: orderOf(place),
    picture,
    title: titleOf(picture),
  })),
)

export function seedGallery({ payload, memory, pictures }: Seeding) {
  return seedItems({
    memory,
    name: 'gallery',
    items: images,
    keyOf: (image) => keyOf(image),
    keyOfStored: (image) => keyOf(image),
    stored: async () => {
      const select = { gallery: true, title: true } as const
      return (await payload.find({ ...reading, collection: 'gallery-images', select })).docs
    },
    make: async ({ picture, ...entry }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const data = { ...entry, image, _status: 'published' as const }
      return payload.create({ ...writing, collection: 'gallery-images', data })
    },
  })
}

function keyOf({ gallery: kind, title }: Pick<GalleryImage, 'gallery' | 'title'>) {
  return `${kind}/${toSlug(title)}`
}

function titleOf(picture: PictureFile) {
  return allPictures.find(({ file }) => file === picture)?.title ?? picture
}
