import type { ImageSize } from 'payload'
import {
  pictureFormats,
  pictureSize,
  pictureWidths,
  sharedPicture,
  type PictureFormat,
} from '@/rules/pictures'

/** AVIF at effort 1: nearly the size of the slowest setting, in a tenth of its time. */
const formatOptions: Record<PictureFormat, ImageSize['formatOptions']> = {
  avif: { format: 'avif', options: { effort: 1, quality: 52 } },
  webp: { format: 'webp', options: { effort: 2, quality: 76 } },
}

const admin = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }

const forPages = pictureFormats.flatMap((format) =>
  pictureWidths.map((width): ImageSize => ({
    name: pictureSize(format, width),
    admin,
    fit: 'inside',
    formatOptions: formatOptions[format],
    width,
  })),
)

/** The one crop: what other sites show beside a link. JPEG, since not all of them read WebP. */
const forSharing: ImageSize = {
  ...sharedPicture,
  admin,
  formatOptions: { format: 'jpeg', options: { quality: 80 } },
  position: 'centre',
}

export const cuts: ImageSize[] = [...forPages, forSharing]
