'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useReducer, useRef, useState, type ReactNode } from 'react'
import { en } from '@/messages/en'
import { restoreBooking, trashBooking } from './bookingApi'
import type { NamedBooking } from './BookingRow'
import { DeleteDialog } from './DeleteDialog.client'
import { DeskContext } from './deskContext'
import { deskReducer, quietDesk } from './deskState'
import { Notices } from './Notices.client'

/** Deleting and taking it back; the page stays the server's and is read again after each. */
export function Desk({ children }: { children: ReactNode }) {
  const { refresh } = useRouter()
  const [{ hidden, notices }, tell] = useReducer(deskReducer, quietDesk)
  const [asked, ask] = useState<NamedBooking | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const context = useMemo(() => ({ ask, hidden }), [hidden])

  async function remove(booking: NamedBooking) {
    ask(null)
    list.current?.focus({ preventScroll: true })
    tell({ booking, kind: 'deleting' })
    try {
      await trashBooking(booking.id)
      tell({ booking, kind: 'deleted' })
      refresh()
    } catch (error) {
      console.error('Error deleting booking:', error)
      tell({ booking, kind: 'notDeleted' })
    }
  }

  async function restore(booking: NamedBooking) {
    tell({ booking, kind: 'restoring' })
    try {
      await restoreBooking(booking.id)
      tell({ booking, kind: 'restored' })
      refresh()
    } catch (error) {
      console.error('Error restoring booking:', error)
      tell({ booking, kind: 'notRestored' })
    }
  }

  return (
    <DeskContext value={context}>
      <div aria-label={en.dashboard.bookings.table} ref={list} role="region" tabIndex={-1}>
        {children}
      </div>
      <DeleteDialog booking={asked} onCancel={() => ask(null)} onConfirm={remove} />
      <Notices
        notices={notices}
        onClose={(booking) => tell({ booking, kind: 'read' })}
        onDelete={remove}
        onRestore={restore}
      />
    </DeskContext>
  )
}
