import type { Labels } from 'yet-another-react-lightbox'
import { messagesFor } from '@/i18n/messagesFor'
import type { GalleryImage } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { pictureSource, type PictureSource } from '@/ui/picture'

export interface GallerySlide extends PictureSource {
  alt: string
  height: number
  title: string
  width: number
}

export function toSlide({ image, title }: GalleryImage): GallerySlide | undefined {
  const source = pictureSource(image)
  if (!source || typeof image !== 'object' || !image.width || !image.height) return undefined
  return { ...source, alt: image.alt, height: image.height, title, width: image.width }
}

export type LightboxWords = Required<Labels>

export function lightboxWords({ locale, title }: { locale: Locale; title: string }): LightboxWords {
  const words = messagesFor(locale).gallery.lightbox
  return {
    '{index} of {total}': words.place('{index}', '{total}'),
    Carousel: words.carousel,
    Close: words.close,
    Lightbox: words.label(title),
    Next: words.next,
    'Photo gallery': title,
    Previous: words.previous,
    Slide: words.slide,
  }
}
