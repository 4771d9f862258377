'use client'

import { useState, type ReactNode } from 'react'
import { dashboard } from '@/messages/en/dashboard'
import { desk as words } from '@/messages/en/desk'
import { ActionIcon } from './ActionIcon'
import { useDesk } from './deskContext'
import { RowAction } from './RowAction.client'
import { taskFor, type DeskBooking } from './Task'

const { actions } = dashboard

interface Props {
  booking: DeskBooking
  links: ReactNode
}

/** What to do with one booking, by where it lies. */
export function RowActions({ booking, links }: Props) {
  const { ask, run } = useDesk()
  const [more, setMore] = useState(false)
  const inTrash = booking.place === 'trash'

  return (
    <div className="desk-actions" data-more={more}>
      {links}
      <button
        aria-expanded={more}
        aria-label={actions.of(words.more, booking.who)}
        className="desk-action desk-action--more"
        onClick={() => setMore(!more)}
        type="button"
      >
        <ActionIcon name="more" />
        <span>{words.more}</span>
      </button>
      {booking.status === 'spam' && !inTrash && (
        <RowAction
          icon="restore"
          label={words.notSpam}
          name="restore"
          onPress={() => run(taskFor('status', [booking], { lostReason: null, status: 'new' }))}
          who={booking.who}
        />
      )}
      {inTrash && (
        <RowAction
          icon="restore"
          label={words.restore}
          name="restore"
          onPress={() => run(taskFor('restore', [booking]))}
          who={booking.who}
        />
      )}
      <RowAction
        icon="delete"
        label={inTrash ? words.erase : actions.delete}
        name="delete"
        onPress={() => ask({ bookings: [booking], kind: inTrash ? 'erase' : 'delete' })}
        who={booking.who}
      />
    </div>
  )
}
