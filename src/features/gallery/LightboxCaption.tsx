import { useLightboxState } from 'yet-another-react-lightbox'
import type { GallerySlide } from './GallerySlide'
import styles from './Lightbox.module.css'

interface Props {
  /** `{index} of {total}`, in the words of the page. */
  place: string
  slides: GallerySlide[]
}

/** What is shown and which of how many, told again with each picture. */
export function LightboxCaption({ place, slides }: Props) {
  const { currentIndex } = useLightboxState()
  const counter = place
    .replace('{index}', String(currentIndex + 1))
    .replace('{total}', String(slides.length))
  return (
    <p className={styles.caption} role="status">
      <span>{slides[currentIndex]?.title}</span> <span>{counter}</span>
    </p>
  )
}
