'use client'

import { firstPage } from '@/booking/rules/filters'
import { datePresets, type DatePreset } from '@/booking/rules/datePresets'
import { dayInIndia } from '@/time/days'
import { desk as words } from '@/i18n/en/desk'
import { useView } from '../contexts'

const presets = Object.keys(datePresets) as DatePreset[]

export function FilterDates() {
  const { go, view } = useView()

  return (
    <fieldset className="desk-dates">
      <legend>{words.dates}</legend>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
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
      <div>
        {presets.map((preset) => {
          const range = datePresets[preset](dayInIndia(new Date()))
          return (
            <button
              aria-pressed={view.from === range.from && view.to === range.to}
              className="desk-button"
              key={preset}
              onClick={() => go({ ...firstPage(view), ...range })}
              type="button"
            >
              {words.presets[preset]}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
