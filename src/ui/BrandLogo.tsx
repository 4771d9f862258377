import { BrandMark } from './BrandMark.client'
import { type MaybeMedia, pictureSource } from './picture'

interface Props {
  height: number
  logo: MaybeMedia
}

export function BrandLogo({ height, logo }: Props) {
  const source = pictureSource(logo)
  if (!source) return <BrandMark height={height} />
  return <img alt="" src={source.src} style={{ height, objectFit: 'contain', width: 'auto' }} />
}
