'use client'

import { requestWords } from '@/messages/en/request'
import { useDesk } from '../bookings/deskContext'
import { useRequest } from './requestContext'

/** Asks the desk's question; the desk says what became of it and takes it back. */
export function DeleteButton() {
  const { ask } = useDesk()
  const { booking } = useRequest()

  return (
    <button
      className="desk-button desk-button--alert"
      onClick={() => ask({ id: booking.id, who: booking.who })}
      type="button"
    >
      {requestWords.actions.delete}
    </button>
  )
}
