'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useView } from '@/booking/admin/list/contexts'
import { activeFilters, firstPage } from '@/booking/rules/filters'
import type { BookingView } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { maxLengths } from '@/rules/maxLengths'
import { Button } from '@/ui/panel/Button'

const PAUSE_MS = 300

/** Searches when typing pauses, or on Enter. Changing the text replaces the history entry. */
export function SearchBox({ q }: { q: string }) {
  const { go, view } = useView()
  const [text, setText] = useState(q)
  const [known, setKnown] = useState(q)

  if (q !== known) {
    setKnown(q)
    if (text.trim() === known) setText(q)
  }

  const search = useEffectEvent(() => {
    if (text.trim() === view.q) return
    go({ ...firstPage(view), q: text.trim() }, { replace: view.q !== '' && text.trim() !== '' })
  })

  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <input
      aria-label={words.search}
      autoComplete="off"
      maxLength={maxLengths.name}
      name="q"
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        if (text.trim() !== view.q) go({ ...firstPage(view), q: text.trim() })
      }}
      placeholder={words.searchHint}
      type="search"
      value={text}
    />
  )
}

export function SortSelect() {
  const { go, view } = useView()

  return (
    <label className="desk-sort desk-field desk-narrow">
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

interface FilterToggleProps {
  children: ReactNode
  found: ReactNode
}

export function FilterToggle({ children, found }: FilterToggleProps) {
  const { view } = useView()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  return (
    <>
      <Button
        aria-controls="desk-filters"
        aria-expanded={open}
        className="desk-tools__toggle desk-narrow"
        onClick={() => setOpen(!open)}
        ref={toggle}
      >
        {words.filtersOf(activeFilters(view).filter(({ name }) => name !== 'q').length)}
      </Button>
      <div className="desk-tools__filters desk-row" data-open={open} id="desk-filters">
        {children}
        <Button
          className="desk-tools__show desk-narrow"
          look="main"
          onClick={() => {
            setOpen(false)
            toggle.current?.focus()
          }}
        >
          {found}
        </Button>
      </div>
    </>
  )
}
