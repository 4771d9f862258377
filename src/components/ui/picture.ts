import { paths } from '@/paths'
import type { Media } from '@/payload-types'

export type MaybeMedia = Media | string | null | undefined

export interface PictureSource {
  src: string
  position: string
}

/** The address of a picture and the point that a crop must keep; nothing when it is not there. */
export function pictureSource(media: MaybeMedia): PictureSource | undefined {
  if (typeof media !== 'object' || !media?.filename) return undefined
  return {
    src: paths.mediaFile(media.filename),
    position: `${media.focalX ?? 50}% ${media.focalY ?? 50}%`,
  }
}
