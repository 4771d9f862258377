'use client'

import { useEffect, useId, useRef } from 'react'
import { en } from '@/messages/en'
import type { NamedBooking } from './BookingRow'

const { deletion } = en.dashboard

interface Props {
  booking: NamedBooking | null
  onCancel: () => void
  onConfirm: (booking: NamedBooking) => void
}

/** The browser keeps the focus inside and gives it back; Cancel comes first and so has it first. */
export function DeleteDialog({ booking, onCancel, onConfirm }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (booking) dialog.current?.showModal()
    else dialog.current?.close()
  }, [booking])

  function confirm() {
    // Closing gives the focus back to the row; only then may it move on.
    dialog.current?.close()
    if (booking) onConfirm(booking)
  }

  return (
    <dialog
      aria-describedby={`${id}-who`}
      aria-labelledby={`${id}-question`}
      className="desk-dialog"
      onClose={onCancel}
      ref={dialog}
      role="alertdialog"
    >
      <h2 id={`${id}-question`}>{deletion.question}</h2>
      <p id={`${id}-who`}>{booking?.who}</p>
      <div>
        <button className="desk-button" onClick={onCancel} type="button">
          {deletion.cancel}
        </button>
        <button className="desk-button desk-button--danger" onClick={confirm} type="button">
          {deletion.confirm}
        </button>
      </div>
    </dialog>
  )
}
