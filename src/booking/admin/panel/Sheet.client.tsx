'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import { requestWords, requestWords as words } from '@/i18n/en/bookingPanel'
import type { Booking } from '@/payload-types'
import { useOpenDialog } from '../../../ui/useOpenDialog'
import { SheetContext, type Undo } from './contexts'
import { useEscape, useSheetDialog } from './useSheetDialog'
import { goToSignIn, type Said as SaidOf } from './useWork'

interface RequestSheetProps {
  children: ReactNode
  closeHref: string
  id: string
}

/** One request beside the list. Its address opens it; closing leads to the address without it. */
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

/** Asks before changes that nobody saved are lost. */
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

interface SaidProps {
  onClose: () => void
  onUndo: (undo: Partial<Booking> | Undo) => void
  said: SaidOf | null
}

/** Stays until it is read or the next thing is done. */
export function Said({ onClose, onUndo, said }: SaidProps) {
  const undo = said?.kind === 'done' ? said.undo : undefined

  return (
    <div className="request__said">
      <div role="status">
        {said?.kind === 'done' && (
          <div className="desk-snackbar">
            <span>{said.text}</span>
            {undo && (
              <button onClick={() => onUndo(undo)} type="button">
                {words.undo}
              </button>
            )}
            <button aria-label={words.dismiss} data-close onClick={onClose} type="button">
              ×
            </button>
          </div>
        )}
      </div>
      {said?.kind === 'failed' && (
        <div className="desk-alert" role="alert">
          <p>{said.error.message}</p>
          {said.error.failure === 'signedOut' && (
            <button className="desk-button" onClick={goToSignIn} type="button">
              {words.signIn}
            </button>
          )}
          <button aria-label={words.dismiss} className="desk-close" onClick={onClose} type="button">
            ×
          </button>
        </div>
      )}
    </div>
  )
}
