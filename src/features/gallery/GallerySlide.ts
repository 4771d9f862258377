import { pictureSource, type PictureSource } from '@/components/ui/picture'
import type { GalleryImage } from '@/payload-types'

/** What the lightbox knows of a picture. */
export interface GallerySlide extends PictureSource {
  alt: string
  height: number
  title: string
  width: number
}

/** Nothing for a picture whose file is gone. */
export function toSlide({ image, title }: GalleryImage): GallerySlide | undefined {
  const source = pictureSource(image)
  if (!source || typeof image !== 'object' || !image.width || !image.height) return undefined
  return { ...source, alt: image.alt, height: image.height, title, width: image.width }
}
