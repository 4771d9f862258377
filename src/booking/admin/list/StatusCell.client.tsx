'use client'

import { StatusMenu } from '../StatusMenu.client'
import { StatusPill } from '../StatusPill'
import { type BookingSnapshot, moveTo } from '../mutations'
import { useList } from './contexts'

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
