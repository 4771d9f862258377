import { langOf } from '@/i18n/untranslated'
import { pictureFormats, type PictureFormat } from '@/rules/pictures'
import { pictureSource, uprightOf, type MaybeMedia, type PictureSource } from './picture'

interface Props {
  media: MaybeMedia
  /** How wide the whole picture is on the screen, with what a crop hides, as `sizes` in HTML. */
  sizes: string
  /** Where it is shown upright: `sizes` of the place itself, and when, if not always. */
  upright?: { sizes: string; when?: string }
  tall?: MaybeMedia
  /** Above the fold: not lazy. */
  first?: boolean
  decorative?: boolean
}

const tallScreen = '(max-aspect-ratio: 1/1)'

const tallSizes = '70vw'

export function Picture({ decorative, first, media: given, sizes, tall, upright }: Props) {
  const always = upright && !upright.when
  const media = always ? uprightOf(given) : given
  const source = pictureSource(media)
  if (!source || typeof media !== 'object' || !media) return null
  const tallSource = pictureSource(tall)
  const uprightSource = upright && pictureSource(uprightOf(given))
  const hasOwn = always && media !== given
  const isCut = always && uprightSource?.uprightSet
  return (
    <picture>
      {tallSource && <Sources media={tallScreen} sizes={tallSizes} source={tallSource} />}
      {uprightSource?.uprightSet && (
        <source
          media={upright?.when}
          sizes={upright?.sizes}
          srcSet={uprightSource.uprightSet}
          type="image/avif"
        />
      )}
      <Sources
        formats={isCut ? ['webp'] : undefined}
        sizes={hasOwn ? upright.sizes : sizes}
        source={source}
      />
      <img
        alt={decorative ? '' : media.alt}
        lang={decorative ? undefined : langOf(media, 'alt')}
        // The words appear without waiting for the picture: its blur is there until it is decoded.
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={media.height ?? undefined}
        loading={first ? undefined : 'lazy'}
        src={source.src}
        style={{
          ...cropOf(source),
          ...(tallSource && cropOf(tallSource, '-tall')),
          ...(upright?.when && uprightSource && cropOf(uprightSource, '-upright')),
        }}
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
  formats = pictureFormats,
  media,
  sizes,
  source,
}: Pick<Props, 'sizes'> & {
  formats?: readonly PictureFormat[]
  media?: string
  source: PictureSource
}) {
  return source.srcSets
    .filter(({ format }) => formats.includes(format))
    .map(({ format, srcSet }) => (
      <source key={format} media={media} sizes={sizes} srcSet={srcSet} type={`image/${format}`} />
    ))
}
