'use client'

import { useId } from 'react'
import { lostReasons, type LostReason } from '@/domain/bookingStatus'
import { bookingWork as words } from '@/messages/en/bookingWork'
import { useOpenDialog } from '../../useOpenDialog'

interface Props {
  /** How many are lost together. */
  count?: number
  onCancel: () => void
  onChoose: (reason: LostReason) => void
  who: string
}

/** Asks why; one press answers. */
export function LostDialog({ count = 1, onCancel, onChoose, who }: Props) {
  const dialog = useOpenDialog()
  const id = useId()

  /** Closed first: only then does the browser let the focus go back. */
  function choose(reason: LostReason) {
    dialog.current?.close()
    onChoose(reason)
  }

  return (
    <dialog
      aria-describedby={`${id}-who`}
      aria-labelledby={`${id}-title`}
      className="desk-dialog"
      onClose={onCancel}
      ref={dialog}
    >
      <h2 id={`${id}-title`}>{count === 1 ? words.lostTitle : words.lostTitleMany(count)}</h2>
      <p id={`${id}-who`}>{who}</p>
      <div className="lost-reasons">
        {lostReasons.map((reason) => (
          <button className="desk-button" key={reason} onClick={() => choose(reason)} type="button">
            {words.lostReasons[reason]}
          </button>
        ))}
        <button
          className="desk-button desk-button--plain"
          onClick={() => dialog.current?.close()}
          type="button"
        >
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}
