'use client'

import { useEffect } from 'react'
import { requestWords } from '@/messages/en/request'
import { useDesk } from '../bookings/deskContext'
import { useRequest } from './requestContext'
import { useSheet } from './sheetContext'

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
