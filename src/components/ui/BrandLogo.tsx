import { BrandMark } from './BrandMark'
import { pictureSource, type MaybeMedia } from './picture'

interface Props {
  /** In CSS pixels. */
  height: number
  logo: MaybeMedia
}

/** The logo of the settings, as high as the drawn mark that stands in while there is none. */
export function BrandLogo({ height, logo }: Props) {
  const source = pictureSource(logo)
  if (!source) return <BrandMark height={height} />
  return <img alt="" src={source.src} style={{ height, objectFit: 'contain', width: 'auto' }} />
}
