import type { ComponentProps } from 'react'
import { Silhouette } from './Ornaments'
import { Picture } from './Picture'
import { pictureSource, type MaybeMedia } from './picture'

interface Props extends Pick<ComponentProps<typeof Picture>, 'first' | 'sizes' | 'upright'> {
  image: MaybeMedia
  /** Shown until there is a portrait. */
  instead?: MaybeMedia
}

export function Portrait({ image, instead, ...place }: Props) {
  const media = pictureSource(image) ? image : instead
  return pictureSource(media) ? <Picture media={media} {...place} /> : <Silhouette />
}
