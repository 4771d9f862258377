'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { requestWords as words } from '@/messages/en/request'
import { LeaveDialog } from './LeaveDialog.client'
import { SheetContext } from './sheetContext'
import { useEscape } from './useEscape'
import { useSheetDialog } from './useSheetDialog'

interface Props {
  children: ReactNode
  closeHref: string
  id: string
}

/** One request beside the list. Its address opens it; closing leads to the address without it. */
export function RequestSheet({ children, closeHref, id }: Props) {
  const { push } = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const unsaved = useRef<(() => void) | null>(null)
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null)
  const leave = useCallback(() => push(closeHref, { scroll: false }), [closeHref, push])
  const guard = useCallback((goOn: () => void) => {
    if (unsaved.current) setAsked({ goOn })
    else goOn()
  }, [])
  const close = useCallback(() => guard(leave), [guard, leave])
  const context = useMemo(
    () => ({
      close,
      guard,
      leave,
      setUnsaved: (forget: (() => void) | null) => void (unsaved.current = forget),
    }),
    [close, guard, leave],
  )
  useSheetDialog({ dialog, id })
  useEscape({ dialog, onEscape: close })

  return (
    <dialog
      aria-label={words.title}
      aria-labelledby="request-title"
      className="request"
      ref={dialog}
      tabIndex={-1}
    >
      <SheetContext value={context}>{children}</SheetContext>
      {asked && (
        <LeaveDialog
          onLeave={() => {
            unsaved.current?.()
            setAsked(null)
            asked.goOn()
          }}
          onStay={() => setAsked(null)}
        />
      )}
    </dialog>
  )
}
