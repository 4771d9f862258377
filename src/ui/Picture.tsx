import { langOf } from '@/i18n/untranslated'
import { pictureSource, type MaybeMedia, type PictureSource } from './picture'

interface Props {
  media: MaybeMedia
  /** How wide the whole picture is on the screen, with what a crop hides, as `sizes` in HTML. */
  sizes: string
  tall?: MaybeMedia
  /** Above the fold: not lazy. */
  first?: boolean
  decorative?: boolean
}

const upright = '(max-aspect-ratio: 1/1)'

const uprightSizes = '70vw'

export function Picture({ decorative, first, media, sizes, tall }: Props) {
  const source = pictureSource(media)
  if (!source || typeof media !== 'object' || !media) return null
  const uprightSource = pictureSource(tall)
  return (
    <picture>
      {uprightSource && <Sources media={upright} sizes={uprightSizes} source={uprightSource} />}
      <Sources sizes={sizes} source={source} />
      <img
        alt={decorative ? '' : media.alt}
        lang={decorative ? undefined : langOf(media, 'alt')}
        // The words appear without waiting for the picture: its blur is there until it is decoded.
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={media.height ?? undefined}
        loading={first ? undefined : 'lazy'}
        src={source.src}
        style={{ ...cropOf(source), ...(uprightSource && cropOf(uprightSource, '-tall')) }}
        width={media.width ?? undefined}
      />
    </picture>
  )
}

/** For `img` in base.css, which keeps the subject in the middle of what a crop shows. */
function cropOf({ blur, focal, ratio }: PictureSource, name = '') {
  return {
    [`--x${name}`]: focal.x / 100,
    [`--y${name}`]: focal.y / 100,
    [`--ratio${name}`]: Number(ratio.toFixed(4)),
    [`--blur${name}`]: blur && `url(${blur})`,
  }
}

function Sources({
  media,
  sizes,
  source,
}: Pick<Props, 'sizes'> & { media?: string; source: PictureSource }) {
  return source.srcSets.map(({ format, srcSet }) => (
    <source key={format} media={media} sizes={sizes} srcSet={srcSet} type={`image/${format}`} />
  ))
}
