'use client'

import type { MouseEvent, ReactNode } from 'react'
import { desk as words } from '@/messages/en/desk'
import { hasLeft, useDesk } from './deskContext'
import { RowActions } from './RowActions.client'
import { StatusCell } from './StatusCell.client'
import type { DeskBooking } from './Task'
import { useView } from './viewContext'

interface Props {
  booking: DeskBooking
  /** The cells before the action. */
  children: ReactNode
  isOpen: boolean
  /** The cells after the action. */
  last: ReactNode
  links: ReactNode
  wait?: string
}

export function Row({ booking, children, isOpen, last, links, wait }: Props) {
  const { places, selected } = useDesk()
  const { go } = useView()
  if (hasLeft(places, booking)) return null

  /** A convenience for the mouse: the name is the link. */
  function open({ target }: MouseEvent) {
    const isControl = (target as Element).closest('a, button, input, label, select, [popover]')
    if (isControl || getSelection()?.toString()) return
    go({ open: booking.id })
  }

  return (
    <tr
      className="bookings__row"
      data-open={isOpen}
      data-selected={selected.includes(booking.id)}
      onClick={open}
      role="row"
    >
      {children}
      <td className="bookings__action" role="cell">
        <div className="booking-stage">
          <StatusCell booking={booking} />
          {wait && (
            <span className="booking-wait" title={words.waiting(wait)}>
              <span className="booking-wait__label">{words.waiting('')}</span>
              {wait}
            </span>
          )}
        </div>
        <RowActions booking={booking} links={links} />
      </td>
      {last}
    </tr>
  )
}
