import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'

interface Options {
  open: boolean
  onAsk: (dialog: HTMLDialogElement | null) => void
  onClosed: () => void
}

export function useModal({ onAsk, onClosed, open }: Options) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)

  // Runs before effects that set the focus, which works only in an open dialog.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  const isOwn = (event: SyntheticEvent) => event.target === dialog.current
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    onAsk(dialog.current)
  }

  return {
    ask,
    props: {
      ref: dialog,
      onCancel: (event: SyntheticEvent) => isOwn(event) && ask(event),
      onClose: (event: SyntheticEvent) => isOwn(event) && open && onClosed(),
      // Browsers close a dialog on a second Escape without a cancel event, so the key is handled too.
      onKeyDown: (event: KeyboardEvent) => {
        const inner = (event.target as Element).closest('dialog') !== dialog.current
        if (event.key === 'Escape' && !inner) ask(event)
      },
      onMouseDown: (event: MouseEvent) => {
        pressedBeside.current = isOwn(event)
      },
      onClick: (event: MouseEvent) => isOwn(event) && pressedBeside.current && ask(event),
    },
  }
}
