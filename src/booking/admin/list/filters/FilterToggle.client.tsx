'use client'

import { useRef, useState, type ReactNode } from 'react'
import { activeFilters } from '@/booking/rules/filters'
import { desk as words } from '@/i18n/en/desk'
import { useView } from '../contexts'

interface Props {
  children: ReactNode
  found: ReactNode
}

export function FilterToggle({ children, found }: Props) {
  const { view } = useView()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  return (
    <>
      <button
        aria-controls="desk-filters"
        aria-expanded={open}
        className="desk-button desk-tools__toggle"
        onClick={() => setOpen(!open)}
        ref={toggle}
        type="button"
      >
        {words.filtersOf(activeFilters(view).filter(({ name }) => name !== 'q').length)}
      </button>
      <div className="desk-tools__filters" data-open={open} id="desk-filters">
        {children}
        <button
          className="desk-button desk-button--main desk-tools__show"
          onClick={() => {
            setOpen(false)
            toggle.current?.focus()
          }}
          type="button"
        >
          {found}
        </button>
      </div>
    </>
  )
}
