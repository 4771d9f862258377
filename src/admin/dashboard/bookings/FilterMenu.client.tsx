'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useView } from './viewContext'

interface Props {
  children: ReactNode
  /** How many of its choices narrow the view. */
  count?: number
  label: string
  onOpen?: () => void
}

/** A button that opens choices below it; Escape, another menu or a press elsewhere closes it. */
export function FilterMenu({ children, count = 0, label, onOpen }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const [atEnd, setAtEnd] = useState(false)
  const { busy } = useView()

  useEffect(() => {
    if (!open) return
    const close = () => menu.current?.removeAttribute('open')
    const press = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      menu.current?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <details
      className="desk-filter"
      data-at-end={atEnd}
      name="desk-filter"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (!currentTarget.open) return
        if (!atEnd) setAtEnd(sticksOut(currentTarget))
        onOpen?.()
      }}
      ref={menu}
    >
      <summary className="desk-button">
        {label}
        {count > 0 && <span className="desk-filter__count">{count}</span>}
      </summary>
      <div aria-busy={busy} className="desk-filter__panel">
        {children}
      </div>
    </details>
  )
}

/** The panel is wider than what is left of the window beside its button. */
function sticksOut(menu: HTMLDetailsElement): boolean {
  const panel = menu.lastElementChild?.getBoundingClientRect()
  return (panel?.right ?? 0) > document.documentElement.clientWidth
}
