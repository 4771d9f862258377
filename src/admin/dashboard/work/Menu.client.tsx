'use client'

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { placeMenu } from './placeMenu'

export interface MenuItem {
  value: string
  label: ReactNode
}

interface Props {
  /** What the button shows; `name` says what it is for. */
  children: ReactNode
  className: string
  items: MenuItem[]
  name: string
  onChoose: (value: string) => void
}

/** A button with a menu. The browser lays it over everything and closes it on Escape or a click. */
export function Menu({ children, className, items, name, onChoose }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function toggled(isOpen: boolean) {
    setOpen(isOpen)
    if (!isOpen || !button.current || !list.current) return
    placeMenu({ button: button.current, list: list.current })
    list.current.querySelector('button')?.focus()
  }

  function choose(value: string) {
    list.current?.hidePopover()
    button.current?.focus()
    onChoose(value)
  }

  return (
    <>
      <button
        aria-expanded={open}
        aria-haspopup="menu"
        aria-label={name}
        className={className}
        popoverTarget={id}
        ref={button}
        type="button"
      >
        {children}
      </button>
      <div
        aria-label={name}
        className="desk-menu"
        id={id}
        onKeyDown={moveFocus}
        onToggle={(event) => toggled(event.newState === 'open')}
        popover="auto"
        ref={list}
        role="menu"
      >
        {items.map(({ label, value }) => (
          <button
            key={value}
            onClick={() => choose(value)}
            role="menuitem"
            tabIndex={-1}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const places: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    End: -1,
    Home: 0,
  }
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const place = places[event.key]
  if (place === undefined) return
  event.preventDefault()
  buttons.at(place % buttons.length)?.focus()
}
