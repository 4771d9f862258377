import {
  pictureFormats,
  pictureSize,
  pictureWidths,
  sharedPicture,
  type PictureFormat,
} from '@/rules/pictures'
import { paths } from '@/paths'
import type { Media } from '@/payload-types'

export type MaybeMedia = Media | string | null | undefined

export interface PictureSource {
  src: string
  srcSets: { format: PictureFormat; srcSet: string }[]
  /** Where its subject is, in percent of its width and height. */
  focal: { x: number; y: number }
  ratio: number
  blur?: string
}

export function pictureSource(media: MaybeMedia): PictureSource | undefined {
  if (!isPicture(media)) return undefined
  return {
    src: addressOf(media, media.filename),
    srcSets: pictureFormats
      .map((format) => ({ format, srcSet: srcSetOf(media, format) }))
      .filter(({ srcSet }) => srcSet),
    focal: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    ratio: (media.width ?? 1) / (media.height ?? 1),
    blur: media.blur ?? undefined,
  }
}

export function sharedImage(media: MaybeMedia) {
  if (!isPicture(media)) return undefined
  const filename = media.sizes?.[sharedPicture.name]?.filename
  const { height, width } = filename ? sharedPicture : media
  return {
    alt: media.alt,
    height: height ?? undefined,
    url: addressOf(media, filename ?? media.filename),
    width: width ?? undefined,
  }
}

type Picture = Media & { filename: string }

function isPicture(media: MaybeMedia): media is Picture {
  return typeof media === 'object' && Boolean(media?.filename)
}

function srcSetOf(media: Picture, format: PictureFormat): string {
  return pictureWidths
    .map((width) => media.sizes?.[pictureSize(format, width)])
    .filter((cut) => cut?.filename && cut.width)
    .map((cut) => `${addressOf(media, cut?.filename ?? '')} ${cut?.width}w`)
    .join(', ')
}

function addressOf({ updatedAt }: Picture, filename: string): string {
  return paths.mediaFile(filename, Date.parse(updatedAt).toString(36))
}
