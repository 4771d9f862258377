'use client'

import { en } from '@/messages/en'
import { useDesk } from './deskContext'

const { columns, empty } = en.dashboard.bookings

/** Shown when the page has no rows, or when the last of them has just left. */
export function EmptyRow({ ids }: { ids: string[] }) {
  const { hidden } = useDesk()
  if (!ids.every((id) => hidden.includes(id))) return null

  return (
    <tr className="bookings__empty" role="row">
      <td colSpan={Object.keys(columns).length} role="cell">
        {empty}
      </td>
    </tr>
  )
}
