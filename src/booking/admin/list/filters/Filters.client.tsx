'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { firstPage } from '@/booking/rules/filters'
import { desk as words } from '@/i18n/en/desk'
import type { viewChoices } from '@/booking/rules/view'
import { useView } from '../contexts'
import type { Person } from '../loadAdmins'

interface FilterMenuProps {
  children: ReactNode
  count?: number
  label: string
  onOpen?: () => void
}

export function FilterMenu({ children, count = 0, label, onOpen }: FilterMenuProps) {
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

function sticksOut(menu: HTMLDetailsElement): boolean {
  const panel = menu.lastElementChild?.getBoundingClientRect()
  return (panel?.right ?? 0) > document.documentElement.clientWidth
}

export function FilterAssigned({ admins }: { admins: Person[] }) {
  const { go, view } = useView()
  const options = [
    { label: words.anybody, value: '' },
    { label: words.me, value: 'me' },
    { label: words.nobody, value: 'nobody' },
    ...admins.map(({ id, name }) => ({ label: name, value: id })),
  ]

  return (
    <fieldset className="desk-checks">
      <legend>{words.assigned}</legend>
      {options.map(({ label, value }) => (
        <label key={value}>
          <input
            checked={(view.assigned ?? '') === value}
            name="assigned"
            onChange={() => go({ ...firstPage(view), assigned: value || undefined })}
            type="radio"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

interface FilterChecksProps<Name extends keyof typeof viewChoices = keyof typeof viewChoices> {
  legend: string
  name: Name
  options: { label: string; value: string }[]
}

export function FilterChecks({ legend, name, options }: FilterChecksProps) {
  const { go, view } = useView()
  const chosen: readonly string[] = view[name]

  function choose(value: string, on: boolean) {
    const others = chosen.filter((one) => one !== value)
    const all = on ? [...others, value] : others
    // In the order of the choices, so that one view has one address.
    const next = options.map((option) => option.value).filter((one) => all.includes(one))
    go({ ...(name === 'columns' ? {} : firstPage(view)), [name]: next })
  }

  return (
    <fieldset className="desk-checks">
      <legend>{legend}</legend>
      {options.map(({ label, value }) => (
        <label key={value}>
          <input
            checked={chosen.includes(value)}
            name={name}
            onChange={(event) => choose(value, event.currentTarget.checked)}
            type="checkbox"
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
