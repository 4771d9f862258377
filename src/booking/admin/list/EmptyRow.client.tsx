'use client'

import { Link } from '@payloadcms/ui'
import { activeFilters, withoutFilters } from '@/booking/rules/filters'
import { dashboard } from '@/i18n/en/dashboard'
import { desk as words } from '@/i18n/en/desk'
import { panelPaths } from '@/panelPaths'
import type { BookingSnapshot } from '../mutations'
import { useList, useView } from './contexts'

const { columns: first, empty } = dashboard.bookings

interface Props {
  bookings: BookingSnapshot[]
  columns: number
}

export function EmptyRow({ bookings, columns }: Props) {
  const { hasLeft } = useList()
  const { view } = useView()
  if (!bookings.every(hasLeft)) return null

  return (
    <tr className="bookings__empty" role="row">
      <td colSpan={Object.keys(first).length + columns} role="cell">
        <p>{empty}</p>
        {activeFilters(view).length > 0 && (
          <Link
            className="desk-button"
            href={panelPaths.desk(withoutFilters(view))}
            prefetch={false}
            scroll={false}
          >
            {words.clear}
          </Link>
        )}
      </td>
    </tr>
  )
}
