import type { ImageObject, ItemList, WithContext } from 'schema-dts'
import { pictureSource } from '@/components/ui/picture'
import type { GalleryImage, Media } from '@/payload-types'
import { absolute } from './absolute'

interface Facts {
  name: string
  origin: URL
  pictures: GalleryImage[]
}

/** The pictures of a gallery, each with who made it and on what terms it may be used. */
export function pictureListSchema({ name, origin, pictures }: Facts): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: pictures
      .map(({ image, title }) => pictureOf({ image, origin, title }))
      .filter((picture) => picture !== undefined)
      .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

interface Picture {
  image: Media | string
  origin: URL
  title: string
}

function pictureOf({ image, origin, title }: Picture): ImageObject | undefined {
  const source = pictureSource(image)
  if (!source || typeof image === 'string') return undefined
  const { alt, credit, licence } = image
  const isLink = /^https?:\/\//.test(licence ?? '')
  return {
    '@type': 'ImageObject',
    contentUrl: absolute({ origin, path: source.src }),
    name: title,
    description: alt,
    creditText: credit ?? undefined,
    copyrightNotice: isLink ? undefined : (licence ?? undefined),
    license: isLink ? (licence ?? undefined) : undefined,
  }
}
