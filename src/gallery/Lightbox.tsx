import { useEffect, useLayoutEffect, useRef } from 'react'
import Carousel, {
  type ContainerRect,
  type ControllerRef,
  useLightboxState,
} from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import { fillTemplate } from '@/rules/fillTemplate'
import { closeOnBack } from '@/ui/closeOnBack'
import styles from './Lightbox.module.css'
import type { GallerySlide, LightboxWords } from './slides'

export interface LightboxProps {
  index: number
  onClosed: () => void
  slides: GallerySlide[]
  words: LightboxWords
}

export function Lightbox({ index, onClosed, slides, words }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => closeOnBack(() => controller.current?.close()), [])
  return (
    <dialog
      aria-label={words.Lightbox}
      className={`${styles.lightbox} on-dark`}
      onCancel={(event) => {
        event.preventDefault()
        controller.current?.close()
      }}
      onClose={onClosed}
      ref={dialog}
    >
      <Carousel
        animation={{ fade: 200, navigation: 260, swipe: 260 }}
        carousel={{ finite: false, padding: 0, preload: 1, spacing: '30%' }}
        close={() => dialog.current?.close()}
        controller={{
          closeOnBackdropClick: true,
          closeOnEscape: false,
          closeOnPullDown: true,
          ref: controller,
        }}
        index={index}
        labels={words}
        noScroll={{ disabled: true }}
        open
        portal={{
          container: { 'aria-label': undefined, 'aria-modal': undefined, role: undefined },
          root: () => dialog.current,
        }}
        render={{
          controls: () => <LightboxCaption place={words['{index} of {total}']} slides={slides} />,
          slide: ({ rect, slide: { src } }) => (
            <LightboxPicture rect={rect} slide={slides.find((slide) => slide.src === src)} />
          ),
        }}
        slides={slides}
      />
    </dialog>
  )
}

interface Props {
  place: string
  slides: GallerySlide[]
}

function LightboxCaption({ place, slides }: Props) {
  const { currentIndex } = useLightboxState()
  const counter = fillTemplate(place, {
    index: String(currentIndex + 1),
    total: String(slides.length),
  })
  return (
    <p className={styles.caption} role="status">
      <span className="display">{slides[currentIndex]?.title}</span> <span>{counter}</span>
    </p>
  )
}

function LightboxPicture({ rect, slide }: { rect: ContainerRect; slide?: GallerySlide }) {
  if (!slide) return null
  const width = containedWidth({ picture: slide, rect })
  return (
    <picture>
      {slide.avif && <source sizes={`${width}px`} srcSet={slide.avif} type="image/avif" />}
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

interface Size {
  height: number
  width: number
}

export function containedWidth({ picture, rect }: { picture: Size; rect: Size }): number {
  const byHeight = (rect.height * picture.width) / picture.height
  return Math.floor(Math.min(rect.width, byHeight, picture.width))
}
