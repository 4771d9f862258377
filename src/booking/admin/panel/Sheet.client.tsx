'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { requestWords, requestWords as words } from '@/i18n/en/bookingPanel'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import { SheetContext } from './contexts'
import { useEscape, useSheetDialog } from './useSheetDialog'

interface RequestSheetProps {
  children: ReactNode
  closeHref: string
  id: string
}

export function RequestSheet({ children, closeHref, id }: RequestSheetProps) {
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

const { leave: leaveDialogWords } = requestWords

interface LeaveDialogProps {
  onLeave: () => void
  onStay: () => void
}

function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const dialog = useOpenDialog()
  const id = useId()

  return (
    <dialog
      aria-describedby={`${id}-hint`}
      aria-labelledby={`${id}-title`}
      className="desk-dialog"
      onCancel={onStay}
      ref={dialog}
      role="alertdialog"
    >
      <h2 id={`${id}-title`}>{leaveDialogWords.title}</h2>
      <p id={`${id}-hint`}>{leaveDialogWords.hint}</p>
      <div>
        <button className="desk-button" onClick={onStay} type="button">
          {leaveDialogWords.stay}
        </button>
        <button className="desk-button desk-button--danger" onClick={onLeave} type="button">
          {leaveDialogWords.leave}
        </button>
      </div>
    </dialog>
  )
}
