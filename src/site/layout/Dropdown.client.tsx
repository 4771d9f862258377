'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './Dropdown.module.css'
import type { NavItem } from './navigation'
import { MenuLink } from './NavLink.client'

export function Dropdown({ items = [], label, segments }: NavItem) {
  const id = useId()
  const current = segments.includes(useSelectedLayoutSegment())
  const { close, open, root, toggle } = useDropdown()
  return (
    <div className={styles.dropdown} data-current={current || undefined} {...root}>
      <button
        aria-controls={id}
        aria-expanded={open}
        className="plain"
        onClick={toggle}
        type="button"
      >
        {label}
      </button>
      <ul data-open={open || undefined} id={id}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink {...item} onClick={close} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const OPEN_AFTER_MS = 80
const CLOSE_AFTER_MS = 220

function useDropdown() {
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const hovered = useRef(false)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const later = (event: PointerEvent, next: boolean, ms: number) => {
    if (event.pointerType !== 'mouse') return
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      hovered.current = next
      setOpen(next)
    }, ms)
  }

  /** Ignores a click right after hover has opened the menu, so that it stays open. */
  const toggle = () => {
    window.clearTimeout(timer.current)
    setOpen(hovered.current || !open)
    hovered.current = false
  }

  const stops = () => [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false)
      stops()[0]?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (!open) setOpen(true)
    const all = stops()
    const next = all.indexOf(document.activeElement as HTMLElement) + step
    requestAnimationFrame(() => all[(next + all.length) % all.length]?.focus())
  }

  return {
    close: () => setOpen(false),
    open,
    root: {
      ref: root,
      onKeyDown,
      onPointerEnter: (event: PointerEvent) => later(event, true, OPEN_AFTER_MS),
      onPointerLeave: (event: PointerEvent) => later(event, false, CLOSE_AFTER_MS),
    },
    toggle,
  }
}
