import type { ContainerRect } from 'yet-another-react-lightbox'
import { containedWidth } from './containedWidth'
import type { GallerySlide } from './GallerySlide'
import styles from './Lightbox.module.css'

/** A picture as large as it fits and no larger than it is, over its own blur until it is there. */
export function LightboxPicture({ rect, slide }: { rect: ContainerRect; slide?: GallerySlide }) {
  if (!slide) return null
  const width = containedWidth({ picture: slide, rect })
  return (
    <picture>
      {slide.srcSets.map(({ format, srcSet }) => (
        <source key={format} sizes={`${width}px`} srcSet={srcSet} type={`image/${format}`} />
      ))}
      <img
        alt={slide.alt}
        className={styles.picture}
        draggable={false}
        height={slide.height}
        src={slide.src}
        style={{ backgroundImage: slide.blur && `url(${slide.blur})`, width }}
        width={slide.width}
      />
    </picture>
  )
}
