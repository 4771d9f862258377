import { langOf } from '@/i18n/untranslated'
import type { Media } from '@/payload-types'
import { defined } from './defined'
import { pictureSource, uprightOf, type MaybeMedia, type PictureSource } from './picture'
import { PictureView, type PictureViewProps } from './PictureView.client'

interface Props {
  media: MaybeMedia
  /** The width of the whole picture on the screen, including what a crop hides, as `sizes` in HTML. */
  sizes: string
  /** For an upright place: its `sizes`, and its media condition if not always. */
  upright?: { sizes: string; when?: string }
  tall?: MaybeMedia
  /** Above the fold, so not lazy. */
  first?: boolean
  decorative?: boolean
}

const tallScreen = '(max-aspect-ratio: 1/1)'

const tallSizes = '70vw'

export function Picture(place: Props) {
  const picture = pictureProps(place)
  return picture && <PictureView {...picture} />
}

/** The props of a picture; undefined if there is none. */
export function pictureProps(place: Props): PictureViewProps | undefined {
  const { decorative, first, media: given, sizes, tall, upright } = place
  const always = upright && !upright.when
  const media = always ? uprightOf(given) : given
  const source = pictureSource(media)
  if (!source || typeof media !== 'object' || !media) return undefined
  const tallSource = pictureSource(tall)
  const uprightSource = upright && pictureSource(uprightOf(given))
  const hasOwn = always && media !== given
  const isCut = always && uprightSource?.uprightSet
  const addresses = addressesOf(source, media)
  const short = (set: string) => shorten(set, addresses)
  return defined({
    ...addresses,
    alt: decorative ? '' : media.alt,
    crop: {
      ...cropOf(source, first),
      ...(tallSource && cropOf(tallSource, first, '-tall')),
      ...(upright?.when && uprightSource && cropOf(uprightSource, first, '-upright')),
    },
    first,
    height: media.height ?? undefined,
    lang: decorative ? undefined : langOf(media, 'alt'),
    sources: [
      ...(tallSource ? sourcesOf({ media: tallScreen, sizes: tallSizes, source: tallSource }) : []),
      ...(upright && uprightSource?.uprightSet
        ? [
            defined({
              media: upright.when,
              sizes: upright.sizes,
              srcSet: uprightSource.uprightSet,
            }),
          ]
        : []),
      ...(isCut ? [] : sourcesOf({ sizes: hasOwn ? upright.sizes : sizes, source })),
    ].map((one) => ({ ...one, srcSet: short(one.srcSet) })),
    src: short(source.plain),
    width: media.width ?? undefined,
  })
}

/**
 * The style for `img` in base.css, which keeps the subject in the middle of a crop, where it is without a
 * focal point. Only pictures in the first view have a blur: a lazy picture is loaded before it is visible, and each
 * blur would be in the page twice.
 */
function cropOf({ blur, focal, ratio }: PictureSource, first = false, name = '') {
  return defined({
    [`--x${name}`]: focal.x === 50 ? undefined : focal.x / 100,
    [`--y${name}`]: focal.y === 50 ? undefined : focal.y / 100,
    [`--ratio${name}`]: Number(ratio.toFixed(4)),
    [`--blur${name}`]: first && blur ? `url(${blur})` : undefined,
  })
}

interface Sources {
  media?: string
  sizes: string
  source: PictureSource
}

function sourcesOf({ media, sizes, source: { avif } }: Sources) {
  return avif ? [defined({ media, sizes, srcSet: avif })] : []
}

/** The names of its sizes begin with its own name, and have the same version. */
function addressesOf({ src }: PictureSource, { filename }: Media) {
  const [path = '', version] = src.split('?')
  const name = encodeURIComponent((filename ?? '').replace(/\.[^.]*$/, ''))
  const start = path.slice(0, path.lastIndexOf('/') + 1) + name
  return { end: version ? `?${version}` : '', start }
}

function shorten(set: string, { end, start }: Pick<PictureViewProps, 'end' | 'start'>): string {
  const cuts = set.split(', ').map((cut) => {
    const [address = '', ...width] = cut.split(' ')
    const isOwn = address.startsWith(start) && address.endsWith(end)
    const part = address.slice(start.length, address.length - end.length)
    return [isOwn ? part : address, ...width].join(' ')
  })
  return cuts.join(', ')
}
