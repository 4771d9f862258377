'use client'

import { requestWords } from '@/messages/en/request'
import type { FieldProps } from './Field.client'
import { tidyPhone } from './tidyPhone'

const { form: words } = requestWords

export function FieldControl({ field, id, onChange, problem, title, titles, value }: FieldProps) {
  const shared = {
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'aria-invalid': problem ? true : undefined,
    id,
    name: field.name,
    value,
  }
  const change = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(field.name === 'contactNumber' ? tidyPhone(currentTarget.value) : currentTarget.value)

  if (field.as === 'lines') {
    return <textarea {...shared} maxLength={field.max} onChange={change} rows={3} />
  }
  if (field.as === 'line') {
    const max = field.type === 'tel' ? undefined : field.max
    const counts = field.type === 'number' && { min: 1, step: 1 }
    return (
      <input
        {...shared}
        {...counts}
        autoComplete="off"
        maxLength={max}
        onChange={change}
        type={field.type ?? 'text'}
      />
    )
  }
  return (
    <select {...shared} onChange={change}>
      {!(field.as === 'choice' && field.required) && <option value="">{words.choose}</option>}
      {optionsOf({ field, title, titles, value }).map(([code, word]) => (
        <option key={code} value={code}>
          {word}
        </option>
      ))}
    </select>
  )
}

/** What was chosen stays to be chosen, also before the titles are here or when it is gone. */
function optionsOf({
  field,
  title,
  titles,
  value,
}: Pick<FieldProps, 'field' | 'title' | 'titles' | 'value'>) {
  if (field.as === 'choice') return field.options
  if (field.as !== 'title') return []
  const offered = titles[field.of].map((one): [string, string] => [one.id, one.title])
  const isOffered = offered.some(([code]) => code === value)
  return value && !isOffered ? [[value, title || value] as [string, string], ...offered] : offered
}
