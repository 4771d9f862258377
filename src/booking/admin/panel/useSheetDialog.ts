import { type RefObject, useEffect, useEffectEvent } from 'react'

/** From this width the list can be used beside the open booking. */
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

/** To the link that opened it, else to the list, unless another element took the focus. */
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

/** Escape belongs to what lies on top: a menu or a question of its own is closed first. */
export function useEscape({ dialog, onEscape }: Escape) {
  const escape = useEffectEvent(onEscape)

  useEffect(() => {
    const sheet = dialog.current
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered(sheet)) return
      event.preventDefault()
      escape()
    }
    // The browser closes a modal sheet without a key press, such as Back on a phone.
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
