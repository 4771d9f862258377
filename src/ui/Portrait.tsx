import type { ComponentProps } from 'react'
import { Silhouette } from './Ornaments'
import { Picture } from './Picture'
import { pictureSource, type MaybeMedia } from './picture'

interface Props extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'upright'> {
  image: MaybeMedia
}

export function Portrait({ image, ...place }: Props) {
  return pictureSource(image) ? <Picture media={image} {...place} /> : <Silhouette />
}
