import { useEffect, type RefObject } from 'react'

/** From this width the list beside the open request can be worked with. */
const WIDE = '(min-width: 1200px)'

interface Sheet {
  dialog: RefObject<HTMLDialogElement | null>
  id: string
}

/** Opens the sheet: over everything on small screens, beside the list on wide ones. */
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

/** To the link that opened it, else to the list. Whatever took the focus meanwhile keeps it. */
function giveFocusBack(id: string) {
  if (document.activeElement !== document.body) return
  const link = document.querySelector<HTMLElement>(`.desk a[href*="open=${id}"]`)
  const list = document.querySelector<HTMLElement>('.desk [role="region"]')
  ;(link ?? list)?.focus({ preventScroll: !link })
}
