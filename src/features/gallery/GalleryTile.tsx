import { Picture } from '@/components/ui/Picture'
import type { MaybeMedia } from '@/components/ui/picture'
import styles from './Gallery.module.css'
import type { GalleryPlace } from './galleryPlaces'
import type { GallerySlide } from './GallerySlide'

interface Props {
  first?: boolean
  image: MaybeMedia
  place?: GalleryPlace
  slide: GallerySlide
}

/** A picture in its place: a link to the whole of it. */
export function GalleryTile({ first, image, place = 'wide', slide }: Props) {
  return (
    <li className={styles[place]}>
      <a className={styles.link} href={slide.src}>
        <span className={styles.title}>{slide.title}</span>
        <Picture first={first} media={image} sizes={sizes[place]} />
      </a>
    </li>
  )
}

const large = '(min-width: 40rem) 60vw, 92vw'
const half = '(min-width: 40rem) 30vw, 70vw'
const sizes: Record<GalleryPlace, string> = {
  largeLeft: large,
  largeRight: large,
  pairNarrow: '(min-width: 40rem) 46vw, 86vw',
  pairWide: '(min-width: 40rem) 54vw, 86vw',
  stackLeft: half,
  stackRight: half,
  wide: '92vw',
}
