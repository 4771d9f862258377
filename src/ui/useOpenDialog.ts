import { useEffect, useRef } from 'react'

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
