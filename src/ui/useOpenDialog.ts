import { useEffect, useRef } from 'react'

/** A dialog that stands over the page while `isOpen`, and gives the focus back when it goes. */
export function useOpenDialog(isOpen = true) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const opened = dialog.current
    opened?.showModal()
    return () => opened?.close()
  }, [isOpen])

  return dialog
}
