import Link from 'next/link'
import { SectionHead } from '@/components/ui/SectionHead'
import type { Locale } from '@/domain/locales'
import type { ServiceKind } from '@/domain/services'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { GalleryImage } from '@/payload-types'
import styles from './Gallery.module.css'
import { galleryPlaces } from './galleryPlaces'
import { GalleryLinks } from './GalleryLinks.client'
import { GalleryTile } from './GalleryTile'
import { toSlide } from './GallerySlide'
import { lightboxWords } from './lightboxWords'

interface Props {
  /** Its first picture is among the first things seen. */
  first?: boolean
  images: GalleryImage[]
  kind: ServiceKind
  locale: Locale
}

/** One gallery: links to its pictures, which the page's script opens in a lightbox. */
export function Gallery({ first, images, kind, locale }: Props) {
  const { gallery } = messagesFor(locale)
  const pictures = images.flatMap((image) => {
    const slide = toSlide(image)
    return slide ? [{ ...image, slide }] : []
  })
  if (!pictures.length) return null
  const places = galleryPlaces(pictures.length)
  const { text, title } = gallery[kind]
  return (
    <section className={`section ${grounds[kind]}`} id={kind}>
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
                first={first && index === 0}
                image={image}
                key={id}
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

/** Evenings glow on the night ground. */
const grounds = { event: `${styles.event} on-dark`, catering: '' }
