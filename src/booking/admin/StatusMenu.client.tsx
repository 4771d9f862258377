'use client'

import { useId, useState } from 'react'
import {
  type BookingStatus,
  type LostReason,
  lostReasons,
  nextStatuses,
} from '@/booking/rules/status'
import { bookingWork as words } from '@/i18n/en/bookingPanel'
import { useOpenDialog } from '../../ui/useOpenDialog'
import { Menu } from './Menu.client'
import { StatusPill } from './StatusPill'

export interface StatusMove {
  to: BookingStatus
  lostReason?: LostReason
}

interface StatusMenuProps {
  before?: BookingStatus | null
  onChoose: (move: StatusMove) => void
  status: BookingStatus
  who: string
}

export function StatusMenu({ before, onChoose, status, who }: StatusMenuProps) {
  const [losing, setLosing] = useState(false)
  const items = nextStatuses({ before, from: status }).map((to) => ({
    label: <StatusPill status={to} />,
    value: to,
  }))

  return (
    <>
      <Menu
        className="status-menu"
        items={items}
        name={words.moveOf(who, status)}
        onChoose={(to) => {
          if (to === 'lost') setLosing(true)
          else onChoose({ to: to as BookingStatus })
        }}
      >
        <StatusPill status={status} />
      </Menu>
      {losing && (
        <LostDialog
          onCancel={() => setLosing(false)}
          onChoose={(lostReason) => {
            setLosing(false)
            onChoose({ lostReason, to: 'lost' })
          }}
          who={who}
        />
      )}
    </>
  )
}

interface LostDialogProps {
  count?: number
  onCancel: () => void
  onChoose: (reason: LostReason) => void
  who: string
}

export function LostDialog({ count = 1, onCancel, onChoose, who }: LostDialogProps) {
  const dialog = useOpenDialog()
  const id = useId()

  /** Closed first, so that the browser returns the focus. */
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
