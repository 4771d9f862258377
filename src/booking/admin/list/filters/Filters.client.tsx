'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { datePresets, type DatePreset } from '@/booking/rules/datePresets'
import { firstPage } from '@/booking/rules/filters'
import { bookingList as words } from '@/i18n/en/bookingList'
import type { viewChoices } from '@/booking/rules/view'
import { dayInIndia } from '@/time/days'
import { Button, buttonClass } from '@/ui/panel/Button'
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
      <summary className={buttonClass()}>
        {label}
        {count > 0 && <span className="desk-filter__count">{count}</span>}
      </summary>
      <div aria-busy={busy} className="desk-filter__panel desk-popup">
        {children}
      </div>
    </details>
  )
}

function sticksOut(menu: HTMLDetailsElement): boolean {
  const panel = menu.lastElementChild?.getBoundingClientRect()
  return (panel?.right ?? 0) > document.documentElement.clientWidth
}

interface Option {
  label: string
  value: string
}

interface ChoicesProps {
  isChosen: (value: string) => boolean
  legend: string
  name: string
  onChange: (value: string, on: boolean) => void
  options: Option[]
  type: 'checkbox' | 'radio'
}

function Choices({ isChosen, legend, name, onChange, options, type }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="desk-hidden">{legend}</legend>
      {options.map(({ label, value }) => (
        <label className="desk-check" key={value}>
          <input
            checked={isChosen(value)}
            name={name}
            onChange={(event) => onChange(value, event.currentTarget.checked)}
            type={type}
            value={value}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

export function FilterAssigned({ admins }: { admins: Person[] }) {
  const { go, view } = useView()

  return (
    <Choices
      isChosen={(value) => (view.assigned ?? '') === value}
      legend={words.assigned}
      name="assigned"
      onChange={(value) => go({ ...firstPage(view), assigned: value || undefined })}
      options={[
        { label: words.anybody, value: '' },
        { label: words.me, value: 'me' },
        { label: words.nobody, value: 'nobody' },
        ...admins.map(({ id, name }) => ({ label: name, value: id })),
      ]}
      type="radio"
    />
  )
}

interface FilterChecksProps {
  legend: string
  name: keyof typeof viewChoices
  options: Option[]
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
    <Choices
      isChosen={(value) => chosen.includes(value)}
      legend={legend}
      name={name}
      onChange={choose}
      options={options}
      type="checkbox"
    />
  )
}

const presets = Object.keys(datePresets) as DatePreset[]

export function FilterDates() {
  const { go, view } = useView()

  return (
    <fieldset className="desk-stack">
      <legend className="desk-hidden">{words.dates}</legend>
      {(['from', 'to'] as const).map((name) => (
        <label className="desk-field" key={name}>
          {words[name]}
          <input
            name={name}
            onChange={(event) =>
              go({ ...firstPage(view), [name]: event.currentTarget.value || undefined })
            }
            type="date"
            value={view[name] ?? ''}
          />
        </label>
      ))}
      {presets.map((preset) => {
        const range = datePresets[preset](dayInIndia(new Date()))
        return (
          <Button
            aria-pressed={view.from === range.from && view.to === range.to}
            key={preset}
            onClick={() => go({ ...firstPage(view), ...range })}
          >
            {words.presets[preset]}
          </Button>
        )
      })}
    </fieldset>
  )
}
