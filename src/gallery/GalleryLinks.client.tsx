'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import type { LightboxProps } from './Lightbox'
import type { GallerySlide, LightboxWords } from './slides'

const loadLightbox = () => import('./Lightbox')

interface Props {
  children: ReactNode
  slides: GallerySlide[]
  words: LightboxWords
}

interface Opened {
  index: number
  /** The time of the click: the next opening needs a dialog of its own, since the browser reports later that one closed. */
  at: number
  Lightbox: ComponentType<LightboxProps>
}

export function GalleryLinks({ children, slides, words }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const [loading, setLoading] = useState(false)

  const open = (event: MouseEvent<HTMLElement>) => {
    const link = linkOf(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || elsewhere || loading) return
    event.preventDefault()
    const index = [...event.currentTarget.querySelectorAll('a')].indexOf(link)
    // Safari does not focus a clicked link.
    link.focus({ preventScroll: true })
    setLoading(true)
    loadLightbox()
      .then(({ Lightbox }) => setOpened({ at: event.timeStamp, index, Lightbox }))
      .catch(() => location.assign(link.href))
      .finally(() => setLoading(false))
  }
  return (
    <>
      <div aria-busy={loading} onClick={open} onFocus={loadAhead} onPointerOver={loadAhead}>
        {children}
      </div>
      {opened && (
        <opened.Lightbox
          index={opened.index}
          key={opened.at}
          onClosed={() => setOpened((now) => (now === opened ? undefined : now))}
          slides={slides}
          words={words}
        />
      )}
    </>
  )
}

function linkOf({ target }: { target: EventTarget }): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

function loadAhead(event: { target: EventTarget }) {
  if (linkOf(event)) loadLightbox().catch(() => undefined)
}
