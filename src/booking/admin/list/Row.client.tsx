'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { AfterCall, useAfterCall } from '@/booking/admin/AfterCall'
import { type BookingSnapshot, moveTo, restore } from '@/booking/admin/mutations'
import { StatusMenu } from '@/booking/admin/StatusMenu'
import { StatusPill } from '@/booking/admin/StatusPill'
import { activeFilters, withoutFilters } from '@/booking/rules/filters'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dashboard } from '@/i18n/en/dashboard'
import { panelPaths } from '@/panel/panelPaths'
import { Button, buttonClass } from '@/ui/panel/Button'
import { Link } from '@/ui/panel/Link'
import { ActionIcon } from './ActionIcon'
import type { BookingRow } from './bookingRow'
import { useList, useView } from './contexts'

interface RowProps {
  booking: BookingSnapshot
  children: ReactNode
  isOpen: boolean
  last: ReactNode
  links: ReactNode
  others: number
  payment?: BookingRow['payment']
  wait?: string
}

export function Row(props: RowProps) {
  const { booking, children, isOpen, last, links, others, payment, wait } = props
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
          <div className="booking-stage__now desk-narrow">
            <StatusCell booking={booking} />
          </div>
          {(payment || wait || others > 0) && (
            <div className="booking-marks desk-row">
              {payment && (
                <span className="desk-alarm">
                  {payment.text}
                  <br />
                  {payment.since}
                </span>
              )}
              {wait && (
                <span className="booking-wait" title={words.waiting(wait)}>
                  {wait}
                </span>
              )}
              {others > 0 && (
                <span className="booking-others" title={words.othersHint}>
                  {words.others(others)}
                </span>
              )}
            </div>
          )}
        </div>
        <RowActions booking={booking} links={links} />
      </td>
      {last}
    </tr>
  )
}

export function StatusCell({ booking }: { booking: BookingSnapshot }) {
  const { mutate } = useList()
  if (booking.place === 'trash') return <StatusPill status={booking.status} />

  return (
    <StatusMenu
      before={booking.before}
      onChoose={(move) => mutate(moveTo([booking], move))}
      status={booking.status}
      who={booking.who}
    />
  )
}

export function SelectBox({ ids, label }: { ids: string[]; label: string }) {
  const { select, selected } = useList()
  const chosen = ids.filter((id) => selected.includes(id)).length
  const some = chosen > 0 && chosen < ids.length

  return (
    <label className="desk-select" data-label={label}>
      <input
        aria-label={label}
        checked={chosen > 0 && !some}
        disabled={ids.length === 0}
        onChange={(event) => select(ids, event.currentTarget.checked)}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        type="checkbox"
      />
    </label>
  )
}

interface RowActionProps {
  label: string
  name: 'delete' | 'restore'
  onPress: () => void
  who: string
}

function RowAction({ label, name, onPress, who }: RowActionProps) {
  return (
    <Button
      aria-label={dashboard.actions.of(label, who)}
      className={`desk-action desk-action--${name}`}
      onClick={onPress}
      title={label}
    >
      <ActionIcon name={name} />
      <span className="desk-narrow">{label}</span>
    </Button>
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
  const call = useAfterCall(booking.id)
  const inTrash = booking.place === 'trash'

  function pressed({ target }: MouseEvent) {
    if ((target as Element).closest('a[href^="tel:"]')) call.ask()
  }

  return (
    <>
      <div className="desk-actions" data-more={more} onClick={inTrash ? undefined : pressed}>
        {links}
        <Button
          aria-expanded={more}
          aria-label={actions.of(words.more, booking.who)}
          className="desk-action desk-action--more desk-narrow"
          onClick={() => setMore(!more)}
        >
          <ActionIcon name="more" />
          <span className="desk-narrow">{words.more}</span>
        </Button>
        {booking.status === 'spam' && !inTrash && (
          <RowAction
            label={words.notSpam}
            name="restore"
            onPress={() => mutate(moveTo([booking], { to: 'new' }))}
            who={booking.who}
          />
        )}
        {inTrash && (
          <RowAction
            label={words.restore}
            name="restore"
            onPress={() => mutate(restore([booking]))}
            who={booking.who}
          />
        )}
        <RowAction
          label={inTrash ? words.erase : actions.delete}
          name="delete"
          onPress={() => ask({ bookings: [booking], kind: inTrash ? 'erase' : 'delete' })}
          who={booking.who}
        />
      </div>
      {call.question && !inTrash && (
        <div className="bookings__after desk-narrow">
          <AfterCall {...call.question} booking={booking} mutate={mutate} />
        </div>
      )}
    </>
  )
}

const { columns: first, empty } = dashboard.bookings

interface EmptyRowProps {
  bookings: BookingSnapshot[]
  columns: number
}

export function EmptyRow({ bookings, columns }: EmptyRowProps) {
  const { hasLeft } = useList()
  const { view } = useView()
  if (!bookings.every(hasLeft)) return null

  return (
    <tr className="bookings__empty" role="row">
      <td className="desk-empty" colSpan={Object.keys(first).length + columns} role="cell">
        <p>{empty}</p>
        {activeFilters(view).length > 0 && (
          <Link
            className={buttonClass()}
            href={panelPaths.bookings(withoutFilters(view))}
            scroll={false}
          >
            {words.clear}
          </Link>
        )}
      </td>
    </tr>
  )
}
