'use client'

import { StatusMenu } from '../StatusMenu.client'
import { StatusPill } from '../StatusPill'
import { useDesk } from './deskContext'
import { taskFor, type DeskBooking } from './deskState'

/** The stage, to be changed where it stands; what lies in the trash stays as it is. */
export function StatusCell({ booking }: { booking: DeskBooking }) {
  const { run } = useDesk()
  if (booking.place === 'trash') return <StatusPill status={booking.status} />

  return (
    <StatusMenu
      before={booking.before}
      onChoose={({ lostReason, to }) =>
        run(taskFor('status', [booking], { lostReason: lostReason ?? null, status: to }))
      }
      status={booking.status}
      who={booking.who}
    />
  )
}
