'use client'

import { useId } from 'react'
import { requestWords } from '@/messages/en/request'
import { useOpenDialog } from '../../useOpenDialog'

const { leave: words } = requestWords

interface Props {
  onLeave: () => void
  onStay: () => void
}

/** Asks before changes that nobody saved are lost. */
export function LeaveDialog({ onLeave, onStay }: Props) {
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
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p id={`${id}-hint`}>{words.hint}</p>
      <div>
        <button className="desk-button" onClick={onStay} type="button">
          {words.stay}
        </button>
        <button className="desk-button desk-button--danger" onClick={onLeave} type="button">
          {words.leave}
        </button>
      </div>
    </dialog>
  )
}
