'use client'

import { useEffect } from 'react'
import { requestWords, requestWords as words, statusWord } from '@/i18n/en/bookingPanel'
import type { BookingStatus } from '@/booking/rules/status'
import { useDesk } from '../list/deskContext'
import { StatusMenu, type StatusMove } from '../StatusMenu.client'
import { useRequest, useSheet } from './contexts'

export function CloseButton() {
  const { close } = useSheet()
  return (
    <button aria-label={words.close} className="desk-close" onClick={close} type="button">
      ×
    </button>
  )
}

/** Asks the desk's question; the desk says what became of it and takes it back. */
export function DeleteButton() {
  const { ask, places } = useDesk()
  const { leave } = useSheet()
  const { booking } = useRequest()
  const isDeleted = ['nowhere', 'trash'].includes(places[booking.id] ?? 'list')

  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted, leave])

  return (
    <button
      className="desk-button desk-button--alert"
      onClick={() => ask({ bookings: [{ ...booking, place: 'list' }], kind: 'delete' })}
      type="button"
    >
      {requestWords.actions.delete}
    </button>
  )
}

export function RestoreButton() {
  const { change } = useRequest()
  const restore = () => void change({ changes: { deletedAt: null }, said: words.done.restored })

  return (
    <button className="desk-button" onClick={restore} type="button">
      {words.restore}
    </button>
  )
}

export function StageButton({ before }: { before?: BookingStatus }) {
  const { booking, change } = useRequest()

  function move({ lostReason, to }: StatusMove) {
    const said = requestWords.done.moved(statusWord(to))
    void change({ changes: { lostReason, status: to }, said, undo: { status: booking.status } })
  }

  return <StatusMenu before={before} onChoose={move} status={booking.status} who={booking.who} />
}
