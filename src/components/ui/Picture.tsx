import { pictureSource, type MaybeMedia } from './picture'

interface Props {
  media: MaybeMedia
  /** Another crop for upright screens. */
  tall?: MaybeMedia
  /** Above the fold: fetched first. All others wait until they come near. */
  first?: boolean
  /** The text beside it says the same. */
  decorative?: boolean
}

export function Picture({ decorative, first, media, tall }: Props) {
  const source = pictureSource(media)
  if (!source || typeof media !== 'object' || !media) return null
  const upright = pictureSource(tall)
  const img = (
    <img
      alt={decorative ? '' : media.alt}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
      height={media.height ?? undefined}
      loading={first ? undefined : 'lazy'}
      src={source.src}
      style={{ objectPosition: source.position }}
      width={media.width ?? undefined}
    />
  )
  if (!upright) return img
  return (
    <picture>
      <source media="(max-aspect-ratio: 1/1)" srcSet={upright.src} />
      {img}
    </picture>
  )
}
