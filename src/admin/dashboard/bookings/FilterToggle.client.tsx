'use client'

import { useState, type ReactNode } from 'react'
import { activeFilters } from '@/domain/bookingView/activeFilters'
import { desk as words } from '@/messages/en/desk'
import { useView } from './viewContext'

/** On a phone the filters wait behind one button; elsewhere there is room for them. */
export function FilterToggle({ children }: { children: ReactNode }) {
  const { view } = useView()
  const [open, setOpen] = useState(false)

  return (
    <>
      <button
        aria-controls="desk-filters"
        aria-expanded={open}
        className="desk-button desk-tools__toggle"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {words.filtersOf(activeFilters(view).filter(({ name }) => name !== 'q').length)}
      </button>
      <div className="desk-tools__filters" data-open={open} id="desk-filters">
        {children}
      </div>
    </>
  )
}
