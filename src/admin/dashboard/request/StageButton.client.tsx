'use client'

import type { BookingStatus } from '@/domain/bookingStatus'
import { statusWord } from '@/messages/en/bookingWork'
import { requestWords } from '@/messages/en/request'
import { StatusMenu, type StatusMove } from '../work/StatusMenu.client'
import { useRequest } from './requestContext'

export function StageButton({ before }: { before?: BookingStatus }) {
  const { booking, change } = useRequest()

  function move({ lostReason, to }: StatusMove) {
    const said = requestWords.done.moved(statusWord(to))
    void change({ changes: { lostReason, status: to }, said, undo: { status: booking.status } })
  }

  return <StatusMenu before={before} onChoose={move} status={booking.status} who={booking.who} />
}
