import { useEffect, useEffectEvent, type RefObject } from 'react'

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
    // The browser closes a modal sheet by itself where no key is pressed, such as Back on a phone.
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
