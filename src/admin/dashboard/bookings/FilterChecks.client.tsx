'use client'

import { firstPage } from '@/domain/bookingView/activeFilters'
import type { viewChoices } from '@/domain/bookingView/BookingView'
import { useView } from './viewContext'

interface Props<Name extends keyof typeof viewChoices = keyof typeof viewChoices> {
  legend: string
  name: Name
  options: { label: string; value: string }[]
}

/** Any number of these; none means all. */
export function FilterChecks({ legend, name, options }: Props) {
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
