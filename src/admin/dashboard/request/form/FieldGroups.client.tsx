'use client'

import type { ReactNode } from 'react'
import { requestWords } from '@/messages/en/request'
import { Field } from './Field.client'
import { formGroups, type FormName, type FormValues } from './formFields'
import type { Problems } from './Problems'
import { useTitles } from './useTitles'

const { groups } = requestWords.form

interface Props {
  /** What stands below a field. */
  beside?: (name: FormName) => ReactNode
  id: string
  onChange: (name: FormName, value: string) => void
  problems: Problems
  shown?: (keyof typeof formGroups)[]
  /** The titles of what is chosen now, which may no longer be offered. */
  chosen?: Partial<Record<FormName, string>>
  values: FormValues
}

const all = Object.keys(formGroups) as (keyof typeof formGroups)[]

export function FieldGroups(props: Props) {
  const { beside, chosen, id, onChange, problems, shown = all, values } = props
  const titles = useTitles()

  return shown.map((group) => (
    <fieldset className="desk-fields" key={group}>
      <legend>{groups[group]}</legend>
      {formGroups[group].map((field) => (
        <Field
          field={field}
          id={`${id}-${field.name}`}
          key={field.name}
          onChange={(value) => onChange(field.name, value)}
          problem={problems[field.name]}
          title={chosen?.[field.name]}
          titles={titles}
          value={values[field.name]}
        >
          {beside?.(field.name)}
        </Field>
      ))}
    </fieldset>
  ))
}
