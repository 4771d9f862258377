import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface MenuItem {
  value: string
  label: ReactNode
}

interface Props {
  children: ReactNode
  className: string
  items: MenuItem[]
  name: string
  onChoose: (value: string) => void
}

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
        className="desk-menu desk-popup"
        id={id}
        onKeyDown={moveFocus}
        onToggle={(event) => toggled(event.newState === 'open')}
        popover="auto"
        ref={list}
        role="menu"
      >
        {items.map(({ label, value }) => (
          <button
            className="desk-menu__item"
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

const GAP_PX = 4
const EDGE_PX = 8

/** Below the button, or above it if there is no space, inside the window. */
function placeMenu({ button, list }: { button: HTMLElement; list: HTMLElement }) {
  const at = button.getBoundingClientRect()
  const { height, width } = list.getBoundingClientRect()
  const below = at.bottom + GAP_PX
  const fits = below + height <= window.innerHeight - EDGE_PX
  const top = fits ? below : Math.max(EDGE_PX, at.top - height - GAP_PX)
  const left = Math.min(at.left, window.innerWidth - width - EDGE_PX)
  Object.assign(list.style, { left: `${Math.max(EDGE_PX, left)}px`, top: `${top}px` })
}
