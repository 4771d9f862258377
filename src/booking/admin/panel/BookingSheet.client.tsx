'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { ConfirmDialog } from '@/ui/panel/Dialog'
import { Sheet } from '@/ui/panel/Sheet'
import { SheetContext } from './contexts'
import { useEscape, useSheetDialog } from './useSheetDialog'

interface BookingSheetProps {
  children: ReactNode
  closeHref: string
  id: string
}

export function BookingSheet({ children, closeHref, id }: BookingSheetProps) {
  const { push } = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const unsaved = useRef<(() => void) | null>(null)
  const [leaving, setLeaving] = useState<{ goOn: () => void } | null>(null)
  const leave = useCallback(() => push(closeHref, { scroll: false }), [closeHref, push])
  const guard = useCallback((goOn: () => void) => {
    if (unsaved.current) setLeaving({ goOn })
    else goOn()
  }, [])
  const close = useCallback(() => guard(leave), [guard, leave])
  const context = useMemo(
    () => ({
      close,
      guard,
      leave,
      setUnsaved: (discard: (() => void) | null) => void (unsaved.current = discard),
    }),
    [close, guard, leave],
  )
  useSheetDialog({ dialog, id })
  useEscape({ dialog, onEscape: close })

  return (
    <Sheet aria-label={words.title} aria-labelledby="request-title" ref={dialog} tabIndex={-1}>
      <SheetContext value={context}>{children}</SheetContext>
      {leaving && (
        <ConfirmDialog
          cancel={words.leave.stay}
          confirm={words.leave.leave}
          onCancel={() => setLeaving(null)}
          onConfirm={() => {
            unsaved.current?.()
            setLeaving(null)
            leaving.goOn()
          }}
          text={words.leave.hint}
          title={words.leave.title}
        />
      )}
    </Sheet>
  )
}
