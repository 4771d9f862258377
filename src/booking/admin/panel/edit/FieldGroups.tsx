import { type ReactNode, useEffect, useState } from 'react'
import { readTitles } from '@/booking/admin/bookingApi'
import { followingFields } from '@/booking/rules/functions'
import { bookingFields } from '@/i18n/en/bookingFields'
import { panelWords } from '@/i18n/en/bookingPanel'
import { formatDay, isDay } from '@/time/days'
import {
  type FormField,
  formGroups,
  type FormName,
  type FormValues,
  type Problems,
  tidyPhone,
} from './formFields'
import { FunctionRows } from './FunctionRows'

const { groups } = panelWords.form

interface Props {
  beside?: (name: FormName) => ReactNode
  id: string
  onChange: (name: FormName, value: string) => void
  problems: Problems
  shown?: (keyof typeof formGroups)[]
  chosen?: Partial<Record<FormName, string>>
  values: FormValues
}

const follows: readonly string[] = followingFields

const all = Object.keys(formGroups) as (keyof typeof formGroups)[]

export function FieldGroups(props: Props) {
  const { beside, chosen, id, onChange, problems, shown = all, values } = props
  const titles = useTitles()

  /**
   * Date and guests are derived from the functions. A conflict with a change of another user is still shown.
   */
  const fieldsOf = (group: keyof typeof formGroups) =>
    formGroups[group].filter(
      ({ name }) => !values.functions || !follows.includes(name) || beside?.(name),
    )

  return shown.map((group) => (
    <fieldset className="desk-fields" key={group}>
      <legend>{groups[group]}</legend>
      {fieldsOf(group).map((field) =>
        field.as === 'functions' ? (
          <FunctionRows
            id={`${id}-${field.name}`}
            key={field.name}
            onChange={(value) => onChange(field.name, value)}
            plan={values.plan}
            problems={problems}
            value={values[field.name]}
          >
            {beside?.(field.name)}
          </FunctionRows>
        ) : (
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
        ),
      )}
    </fieldset>
  ))
}

interface FieldProps {
  children?: ReactNode
  field: FormField
  id: string
  onChange: (value: string) => void
  problem?: string
  /** The title of the choice, which may no longer be offered. */
  title?: string
  titles: Titles
  value: string
}

function Field(props: FieldProps) {
  const { children, field, id, problem, value } = props
  // The native field shows days in the format of the browser.
  const isDate = field.as === 'line' && field.type === 'date'
  const isWide = field.as === 'lines' || (field.as === 'line' && field.wide)
  return (
    <div className="desk-field" data-wide={isWide || undefined}>
      <label htmlFor={id}>{bookingFields[field.name]}</label>
      <FieldControl {...props} />
      {isDate && isDay(value) && <p className="desk-muted desk-small">{formatDay(value)}</p>}
      {problem && (
        <p className="desk-alarm" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}

const { form: words } = panelWords

function FieldControl({ field, id, onChange, problem, title, titles, value }: FieldProps) {
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
    return (
      <input
        {...shared}
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

/**
 * A chosen title stays in the list, before the titles are loaded or when it is no longer offered.
 */
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

type Titles = Record<'pricing-plans' | 'services', { id: string; title: string }[]>

function useTitles(): Titles {
  const [titles, setTitles] = useState<Titles>({ 'pricing-plans': [], services: [] })

  useEffect(() => {
    const loaded = Promise.all([readTitles('pricing-plans'), readTitles('services')])
    loaded.then(
      ([plans, services]) => setTitles({ 'pricing-plans': plans, services }),
      (error: unknown) => console.info('The services and plans could not be read:', error),
    )
  }, [])

  return titles
}
