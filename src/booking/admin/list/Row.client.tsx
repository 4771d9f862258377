'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { desk as words } from '@/i18n/en/desk'
import { dashboard } from '@/i18n/en/dashboard'
import { type BookingSnapshot, moveTo, restore } from '../mutations'
import { useList, useView } from './contexts'
import { StatusCell } from './StatusCell.client'
import { ActionIcon } from './ActionIcon'

interface RowProps {
  booking: BookingSnapshot
  children: ReactNode
  isOpen: boolean
  last: ReactNode
  links: ReactNode
  wait?: string
}

export function Row({ booking, children, isOpen, last, links, wait }: RowProps) {
  const { hasLeft, selected } = useList()
  const { go } = useView()
  if (hasLeft(booking)) return null

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

interface RowActionProps {
  icon: ComponentProps<typeof ActionIcon>['name']
  label: string
  name: 'delete' | 'restore'
  onPress: () => void
  who: string
}

function RowAction({ icon, label, name, onPress, who }: RowActionProps) {
  return (
    <button
      aria-label={dashboard.actions.of(label, who)}
      className={`desk-action desk-action--${name}`}
      onClick={onPress}
      title={label}
      type="button"
    >
      <ActionIcon name={icon} />
      <span>{label}</span>
    </button>
  )
}

const { actions } = dashboard

interface RowActionsProps {
  booking: BookingSnapshot
  links: ReactNode
}

function RowActions({ booking, links }: RowActionsProps) {
  const { ask, mutate } = useList()
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
          onPress={() => mutate(moveTo([booking], { to: 'new' }))}
          who={booking.who}
        />
      )}
      {inTrash && (
        <RowAction
          icon="restore"
          label={words.restore}
          name="restore"
          onPress={() => mutate(restore([booking]))}
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
