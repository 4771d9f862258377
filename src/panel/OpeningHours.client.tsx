'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'
import { access } from '@/i18n/en/account'
import { site } from '@/i18n/en/site'
import { dayCodes, type OpeningRow, toOpeningLine, toOpeningRow } from '@/rules/openingHours'
import { Button, buttonClass, CloseButton } from '@/ui/panel/Button'

const words = access.openingRow
const dayNames = site.opening.days

const workdays = { closes: '20:00', days: [...dayCodes], opens: '10:00' }

/** Choices of days and times. They are stored in the format of schema.org. */
export function OpeningHours({ field, path, readOnly }: TextFieldClientProps) {
  const { errorMessage, setValue, showError, value } = useField<string[] | null>({ path })
  const id = `field-${path}`
  const rows = (value ?? []).map(toOpeningRow)
  const save = (next: OpeningRow[]) => setValue(next.map(toOpeningLine))
  const isFull = rows.length >= (field.maxRows ?? Infinity)

  return (
    <div className="field-type opening-hours" id={id}>
      <FieldLabel as="span" label={field.label} path={path} />
      <div className="opening-hours__rows desk-stack">
        <FieldError message={errorMessage} path={path} showError={showError} />
        {rows.map((row, at) => (
          <HoursRow
            key={at}
            onChange={(changed) => save(rows.with(at, changed))}
            onRemove={() => save(rows.toSpliced(at, 1))}
            readOnly={Boolean(readOnly)}
            row={row}
          />
        ))}
        {!readOnly && !isFull && (
          <Button look="small" onClick={() => save([...rows, workdays])}>
            {words.add}
          </Button>
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

interface RowProps {
  onChange: (row: OpeningRow) => void
  onRemove: () => void
  readOnly: boolean
  row: OpeningRow
}

function HoursRow({ onChange, onRemove, readOnly, row }: RowProps) {
  const id = useId()
  const { days } = row
  const toggled = (code: OpeningRow['days'][number]) =>
    days.includes(code) ? days.filter((day) => day !== code) : [...days, code]
  const time = (name: 'closes' | 'opens') => (
    <label className="desk-field" htmlFor={id + name}>
      {words[name]}
      <input
        disabled={readOnly}
        id={id + name}
        onChange={({ target }) => onChange({ ...row, [name]: target.value })}
        step={300}
        type="time"
        value={row[name]}
      />
    </label>
  )

  return (
    <fieldset className="opening-hours__row desk-row" disabled={readOnly}>
      <legend className="unseen">{words.days}</legend>
      <div className="opening-hours__days desk-row">
        {dayCodes.map((code) => (
          <label className={buttonClass()} key={code}>
            <input
              checked={days.includes(code)}
              onChange={() => onChange({ ...row, days: toggled(code) })}
              type="checkbox"
            />
            <span aria-hidden="true">{dayNames[code].slice(0, 3)}</span>
            <span className="unseen">{dayNames[code]}</span>
          </label>
        ))}
      </div>
      {time('opens')}
      {time('closes')}
      {!readOnly && (
        <CloseButton
          label={words.remove(days.map((code) => dayNames[code]).join(', '))}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}
