'use client'

import { useState } from 'react'
import { nextStatuses, type BookingStatus, type LostReason } from '@/domain/bookingStatus'
import { bookingWork as words } from '@/messages/en/bookingWork'
import { LostDialog } from './LostDialog.client'
import { Menu } from './Menu.client'
import { StatusPill } from './StatusPill'

export interface StatusMove {
  to: BookingStatus
  lostReason?: LostReason
}

interface Props {
  /** Where it stood before its latest move, which may be taken back. */
  before?: BookingStatus | null
  onChoose: (move: StatusMove) => void
  status: BookingStatus
  who: string
}

/** Where a request stands, and where it may go; what is lost asks for the reason first. */
export function StatusMenu({ before, onChoose, status, who }: Props) {
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
