'use client'

import { useId } from 'react'
import { privacy } from '@/messages/en/privacy'
import { useOpenDialog } from '../useOpenDialog'

const { erase } = privacy

interface Props {
  count: number
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  person: string
}

/** The browser keeps the focus inside and gives it back; Cancel comes first and so has it first. */
export function EraseDialog({ count, isOpen, onCancel, onConfirm, person }: Props) {
  const dialog = useOpenDialog(isOpen)
  const id = useId()

  return (
    <dialog
      aria-describedby={`${id}-what`}
      aria-labelledby={`${id}-question`}
      className="desk-dialog privacy-dialog"
      onClose={onCancel}
      ref={dialog}
      role="alertdialog"
    >
      <h2 id={`${id}-question`}>{erase.question}</h2>
      <div className="privacy-dialog__text" id={`${id}-what`}>
        <p>{erase.what(count, person)}</p>
        <p>{erase.stays}</p>
        <p>
          <strong>{erase.final}</strong>
        </p>
      </div>
      <div>
        <button className="desk-button" onClick={onCancel} type="button">
          {erase.cancel}
        </button>
        <button className="desk-button desk-button--danger" onClick={onConfirm} type="button">
          {erase.confirm}
        </button>
      </div>
    </dialog>
  )
}
