import { useLayoutEffect, useRef } from 'react'
import Carousel, { type ControllerRef } from 'yet-another-react-lightbox'
import 'yet-another-react-lightbox/styles.css'
import type { GallerySlide } from './GallerySlide'
import styles from './Lightbox.module.css'
import { LightboxCaption } from './LightboxCaption'
import { LightboxPicture } from './LightboxPicture'
import type { LightboxWords } from './lightboxWords'

export interface LightboxProps {
  index: number
  onClosed: () => void
  slides: GallerySlide[]
  words: LightboxWords
}

/** The carousel of the library in a native modal dialog, which keeps the focus and Escape. */
export function Lightbox({ index, onClosed, slides, words }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const controller = useRef<ControllerRef>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
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
