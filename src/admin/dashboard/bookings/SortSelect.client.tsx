'use client'

import { firstPage } from '@/domain/bookingView/activeFilters'
import type { BookingView } from '@/domain/bookingView/BookingView'
import { desk as words } from '@/messages/en/desk'
import { useView } from './viewContext'

/** For the phone, whose cards have no column to press. */
export function SortSelect() {
  const { go, view } = useView()

  return (
    <label className="desk-sort">
      {words.sort}
      <select
        name="sort"
        onChange={(event) =>
          go({ ...firstPage(view), sort: event.currentTarget.value as BookingView['sort'] })
        }
        value={view.sort}
      >
        {Object.entries(words.orders).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
