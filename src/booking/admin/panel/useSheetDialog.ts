import { type RefObject, useEffect, useEffectEvent } from 'react'

/** From this width on, the list can be used beside the open booking. */
const WIDE = '(min-width: 1200px)'

interface Sheet {
  dialog: RefObject<HTMLDialogElement | null>
  id: string
}

export function useSheetDialog({ dialog, id }: Sheet) {
  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return
    const wide = matchMedia(WIDE)
    const open = () => {
      sheet.close()
      if (wide.matches) sheet.show()
      else sheet.showModal()
      sheet.focus()
    }
    open()
    wide.addEventListener('change', open)
    return () => {
      wide.removeEventListener('change', open)
      requestAnimationFrame(() => giveFocusBack(id))
    }
  }, [dialog, id])
}

/** Returns the focus to the link that opened it, or to the list, unless another element has the focus. */
function giveFocusBack(id: string) {
  if (document.activeElement !== document.body) return
  const link = document.querySelector<HTMLElement>(`.desk a[href*="open=${id}"]`)
  const list = document.querySelector<HTMLElement>('.desk [role="region"]')
  ;(link ?? list)?.focus({ preventScroll: !link })
}

interface Escape {
  dialog: RefObject<HTMLDialogElement | null>
  onEscape: () => void
}

/** Escape first closes a menu or dialog above the sheet. */
export function useEscape({ dialog, onEscape }: Escape) {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    const sheet = dialog.current
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered(sheet)) return
      event.preventDefault()
      escape()
    }
    // The browser can close a modal dialog without a key, for example with Back on a phone.
    const cancelled = (event: Event) => {
      if (event.target !== sheet) return
      event.preventDefault()
      escape()
    }
    document.addEventListener('keydown', pressed)
    sheet?.addEventListener('cancel', cancelled)
    return () => {
      document.removeEventListener('keydown', pressed)
      sheet?.removeEventListener('cancel', cancelled)
    }
  }, [dialog])
}

function isCovered(sheet: HTMLDialogElement | null): boolean {
  const open = [...document.querySelectorAll('dialog:modal, :popover-open')]
  return open.some((layer) => layer !== sheet)
}
