import Link from 'next/link'
import type { CSSProperties } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { GalleryImage } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { Picture } from '@/ui/Picture'
import type { MaybeMedia } from '@/ui/picture'
import { SectionHead } from '@/ui/SectionHead'
import styles from './Gallery.module.css'
import { GalleryLinks } from './GalleryLinks.client'
import { type GalleryPlace, galleryPlaces } from './galleryPlaces'
import { type GallerySlide, lightboxWords, toSlide } from './slides'

interface GalleryProps {
  first?: boolean
  images: GalleryImage[]
  kind: ServiceKind
  locale: Locale
}

export function Gallery({ first, images, kind, locale }: GalleryProps) {
  const { gallery } = messagesFor(locale)
  const pictures = images.flatMap((image) => {
    const slide = toSlide(image)
    return slide ? [{ ...image, slide }] : []
  })
  if (!pictures.length) return null
  const places = galleryPlaces(pictures.length)
  const { text, title } = gallery[kind]
  return (
    <section className={`section ${first ? '' : 'later'} ${grounds[kind]}`} id={kind}>
      <div className="wrap">
        <SectionHead text={text} title={title}>
          <Link className="more" href={allServices[kind](locale)}>
            {gallery.more[kind]}
          </Link>
        </SectionHead>
        <GalleryLinks
          slides={pictures.map(({ slide }) => slide)}
          words={lightboxWords({ locale, title })}
        >
          <ul className={styles.grid}>
            {pictures.map(({ id, image, slide }, index) => (
              <GalleryTile
                caption={langOf(pictures[index], 'title')}
                first={first && index === 0}
                image={image}
                key={id}
                later={index > 2}
                place={places[index]}
                slide={slide}
              />
            ))}
          </ul>
        </GalleryLinks>
      </div>
    </section>
  )
}

const allServices = { event: paths.allEvents, catering: paths.allCatering }

const grounds = { event: `${styles.event} on-dark`, catering: '' }

interface GalleryTileProps {
  /** The language of the caption, if it is not that of the page. */
  caption?: Locale
  first?: boolean
  image: MaybeMedia
  /** Below the first view of a phone. */
  later: boolean
  place?: GalleryPlace
  slide: GallerySlide
}

function GalleryTile({ caption, first, image, later, place = 'wide', slide }: GalleryTileProps) {
  const isPair = place.startsWith('pair')
  return (
    <li
      className={`${isPair ? 'upright' : ''} ${later ? 'later-picture' : ''} ${styles[place]}`}
      style={{ '--columns': columns[place] } as CSSProperties}
    >
      <a className={`edged framed zoom ${styles.link}`} href={slide.src}>
        <span className={styles.title} lang={caption}>
          {slide.title}
        </span>
        <Picture
          first={first}
          media={image}
          sizes={sizes[place]}
          upright={isPair ? uprightPair : undefined}
        />
      </a>
    </li>
  )
}

/** Columns of a grid of twelve on wide screens. */
const columns: Record<GalleryPlace, string> = {
  largeLeft: '1 / 9',
  largeRight: '5 / -1',
  pairNarrow: 'span 5',
  pairWide: 'span 7',
  stackLeft: '1 / 5',
  stackRight: '9 / -1',
  wide: '1 / -1',
}

const large = '(min-width: 40rem) 60vw, 92vw'
const half = '(min-width: 40rem) 30vw, 70vw'
const uprightPair = { sizes: '45vw', when: 'not all and (min-width: 40rem)' }
const sizes: Record<GalleryPlace, string> = {
  largeLeft: large,
  largeRight: large,
  pairNarrow: '(min-width: 40rem) 46vw, 86vw',
  pairWide: '(min-width: 40rem) 54vw, 86vw',
  stackLeft: half,
  stackRight: half,
  wide: '92vw',
}
