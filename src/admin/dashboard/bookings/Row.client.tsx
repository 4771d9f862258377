'use client'

import { useState, type ReactNode } from 'react'
import { en } from '@/messages/en'
import { ActionIcon } from './ActionIcon'
import type { NamedBooking } from './BookingRow'
import { useDesk } from './deskContext'

const { actions, bookings } = en.dashboard

interface Props {
  booking: NamedBooking
  /** The cells before the action, the ways to reach the customer, and what the row has no room for. */
  children: ReactNode
  details: ReactNode
  links: ReactNode
}

export function Row({ booking, children, details, links }: Props) {
  const { ask, hidden } = useDesk()
  const [open, setOpen] = useState(false)
  const detailsId = `details-${booking.id}`
  if (hidden.includes(booking.id)) return null

  return (
    <>
      <tr className="bookings__row" data-open={open} role="row">
        {children}
        <td className="bookings__action" role="cell">
          <div className="desk-actions">
            {links}
            <button
              aria-controls={open ? detailsId : undefined}
              aria-expanded={open}
              aria-label={actions.of(actions.details, booking.who)}
              className="desk-action desk-action--details"
              onClick={() => setOpen(!open)}
              title={actions.details}
              type="button"
            >
              <ActionIcon name="details" />
              <span>{actions.details}</span>
            </button>
            <button
              aria-label={actions.of(actions.delete, booking.who)}
              className="desk-action desk-action--delete"
              onClick={() => ask(booking)}
              title={actions.delete}
              type="button"
            >
              <ActionIcon name="delete" />
              <span>{actions.delete}</span>
            </button>
          </div>
        </td>
      </tr>
      {open && (
        <tr className="bookings__details" id={detailsId} role="row">
          <td colSpan={Object.keys(bookings.columns).length} role="cell">
            {details}
          </td>
        </tr>
      )}
    </>
  )
}
