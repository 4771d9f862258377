'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepColumns } from '@/booking/admin/bookingApi'
import { choices } from '@/booking/admin/list/bookingRow'
import { useView } from '@/booking/admin/list/contexts'
import type { Administrator } from '@/booking/admin/list/loadAdmins'
import {
  datePresets,
  type DayFilter,
  type DayRange,
  dayFilters,
  daysOfMonth,
  monthsToChoose,
} from '@/booking/rules/datePresets'
import { firstPage } from '@/booking/rules/filters'
import { viewChoices } from '@/booking/rules/view'
import { bookingList as words } from '@/i18n/en/bookingList'
import { dayInIndia, formatMonth } from '@/time/days'
import { Button, buttonClass } from '@/ui/panel/Button'

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
    const left = ({ target }: Event) => {
      if (menu.current && isPopup(menu.current) && !menu.current.contains(target as Node)) close()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const hadFocus = menu.current?.contains(document.activeElement)
      close()
      if (hadFocus) menu.current?.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', left)
    document.addEventListener('focusin', left)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', left)
      document.removeEventListener('focusin', left)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <details
      className="desk-filter"
      data-at-end={atEnd}
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

/** On a phone, a group that closes would move the others away from the finger. */
function isPopup(menu: HTMLDetailsElement): boolean {
  return !!menu.lastElementChild && getComputedStyle(menu.lastElementChild).position === 'absolute'
}

/** Overlaps the list below. */
function sticksOut(menu: HTMLDetailsElement): boolean {
  const panel = menu.lastElementChild?.getBoundingClientRect()
  const tools = menu.closest('.desk-tools')?.getBoundingClientRect()
  return (panel?.right ?? 0) > (tools?.right ?? document.documentElement.clientWidth)
}

interface Option {
  label: string
  value: string
}

interface ChoicesProps {
  /** Shows its legend when the menu contains other lists. */
  isNamed?: boolean
  isChosen: (value: string) => boolean
  legend: string
  name: string
  onChange: (value: string, on: boolean) => void
  options: Option[]
  type: 'checkbox' | 'radio'
}

function Choices({ isChosen, isNamed, legend, name, onChange, options, type }: ChoicesProps) {
  return (
    <fieldset>
      <legend className={isNamed ? 'desk-filter__legend' : 'unseen'}>{legend}</legend>
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

export function FilterAssigned({ admins }: { admins: Administrator[] }) {
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

interface FilterChecksProps extends Pick<ChoicesProps, 'isNamed'> {
  legend: string
  name: Exclude<keyof typeof viewChoices, 'columns'>
  options: Option[]
}

export function FilterChecks({ isNamed, legend, name, options }: FilterChecksProps) {
  const { go, view } = useView()
  const chosen: readonly string[] = view[name]

  function choose(value: string, on: boolean) {
    const others = chosen.filter((one) => one !== value)
    const all = on ? [...others, value] : others
    // In the order of the choices, so that one view has one address.
    const next = options.map((option) => option.value).filter((one) => all.includes(one))
    go({ ...firstPage(view), [name]: next })
  }

  return (
    <Choices
      isChosen={(value) => chosen.includes(value)}
      isNamed={isNamed}
      legend={legend}
      name={name}
      onChange={choose}
      options={options}
      type="checkbox"
    />
  )
}

const columnChoices = choices(viewChoices.columns, words.columns)

export function FilterColumns() {
  const { go, view } = useView()

  function choose(value: string, on: boolean) {
    const columns = viewChoices.columns.filter((name) =>
      name === value ? on : view.columns.includes(name),
    )
    go({ columns }, { before: () => keepColumns(columns) })
  }

  return (
    <Choices
      isChosen={(value) => view.columns.some((name) => name === value)}
      legend={words.columnMenu}
      name="columns"
      onChange={choose}
      options={columnChoices}
      type="checkbox"
    />
  )
}

export function FilterDays({ filter }: { filter: DayFilter }) {
  const { go, view } = useView()
  const { from, presets, to } = dayFilters[filter]
  const legend = words[`${filter}Days`]
  const today = dayInIndia(new Date())
  const months = monthsToChoose(filter, today)
  const isChosen = (range: DayRange) => view[from] === range.from && view[to] === range.to
  const choose = (range: Partial<DayRange>) =>
    go({ ...firstPage(view), [from]: range.from, [to]: range.to })

  return (
    <fieldset className="desk-stack">
      <legend className="unseen">{legend}</legend>
      {(['from', 'to'] as const).map((end) => {
        const name = dayFilters[filter][end]
        return (
          <label className="desk-field" key={name}>
            {words[end]}
            <input
              name={name}
              onChange={({ currentTarget }) =>
                go({ ...firstPage(view), [name]: currentTarget.value || undefined })
              }
              type="date"
              value={view[name] ?? ''}
            />
          </label>
        )
      })}
      <label className="desk-field">
        {words.month}
        <select
          onChange={({ currentTarget: { value } }) => choose(value ? daysOfMonth(value) : {})}
          value={months.find((month) => isChosen(daysOfMonth(month))) ?? ''}
        >
          <option value="">{words.anyMonth}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month)}
            </option>
          ))}
        </select>
      </label>
      {presets.map((preset) => {
        const range = datePresets[preset](today)
        return (
          <Button aria-pressed={isChosen(range)} key={preset} onClick={() => choose(range)}>
            {words.presets[preset]}
          </Button>
        )
      })}
    </fieldset>
  )
}
