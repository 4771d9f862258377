import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import { formatRupeesShort } from '@/money/rules/rupees'
import { type Day, formatDay } from '@/time/days'
import { idOfField, useEditor } from './editorContext'
import type { EditProblem } from './problemsOfEdit'
import type { TypedField } from './typedValues'

const { problems: words, schedule } = quoteWords

export const missingWords = (missing: number) =>
  missing < 0
    ? schedule.tooMuch(formatRupeesShort(-missing))
    : schedule.missing(formatRupeesShort(missing))

export const wordsOfProblem = ({ missing, problem }: EditProblem) =>
  words.of(problem, missingWords, missing)

interface FieldProps {
  children: (control: {
    'aria-describedby'?: string
    'aria-invalid'?: true
    id: string
  }) => ReactNode
  field: string
  hint?: ReactNode
  label: ReactNode
  /** An unreadable text is not an error while it is being typed. */
  silent?: boolean
  wide?: boolean
}

function Field({ children, field, hint, label, silent, wide }: FieldProps) {
  const { problems } = useEditor()
  const id = idOfField(field)
  const problem = silent ? undefined : problems.get(field)
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className="desk-field" data-wide={wide || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(problem && { 'aria-invalid': true }),
      })}
      {hint && (
        <div className="desk-muted desk-small" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {problem && (
        <p className="desk-alarm" id={`${id}-problem`}>
          {wordsOfProblem(problem)}
        </p>
      )}
    </div>
  )
}

interface TextProps extends Pick<FieldProps, 'field' | 'hint' | 'label' | 'wide'> {
  lines?: number
  max: number
  onChange: (text: string) => void
  value: string
}

export function TextField({ lines, max, onChange, value, ...field }: TextProps) {
  const shared = {
    autoComplete: 'off',
    maxLength: max,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
    value,
  }
  return (
    <Field {...field}>
      {(control) =>
        lines ? (
          <textarea {...shared} {...control} rows={lines} />
        ) : (
          <input {...shared} {...control} type="text" />
        )
      }
    </Field>
  )
}

interface DayProps extends Pick<FieldProps, 'field' | 'label'> {
  /** Shown beside the field instead of the day in words. */
  none?: string
  onChange: (day: Day | undefined) => void
  value: Day | undefined
}

/** A date that is typed halfway is not stored; the browser returns an empty value. */
export function DayField({ none, onChange, value = '', ...field }: DayProps) {
  const [typed, setTyped] = useState<string>()

  return (
    <Field {...field} hint={value ? formatDay(value) : none}>
      {(control) => (
        <input
          {...control}
          onBlur={() => setTyped(undefined)}
          onChange={({ currentTarget }) => {
            const day = currentTarget.value
            setTyped(day)
            if (day || none) onChange(day || undefined)
          }}
          type="date"
          value={typed ?? value}
        />
      )}
    </Field>
  )
}

interface TypedProps extends Pick<FieldProps, 'hint' | 'label'> {
  field: TypedField
  inputMode?: ComponentProps<'input'>['inputMode']
  placeholder?: string
  /** The stored value as text, shown while the field has no focus. */
  text: string
}

/** A number, which keeps the typed text until the field loses the focus. */
export function TypedInput({
  field,
  inputMode = 'decimal',
  placeholder,
  text,
  ...rest
}: TypedProps) {
  const { dispatch, state } = useEditor()
  const [typing, setTyping] = useState(false)

  return (
    <Field {...rest} field={field} silent={typing}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          className="quote-amount"
          inputMode={inputMode}
          maxLength={40}
          onBlur={() => {
            setTyping(false)
            dispatch({ kind: 'settled', field })
          }}
          onChange={({ currentTarget }) => {
            setTyping(true)
            dispatch({ kind: 'typed', field, text: currentTarget.value })
          }}
          placeholder={placeholder}
          value={state.typed[field] ?? text}
        />
      )}
    </Field>
  )
}

interface SelectProps<Value extends string> extends Pick<FieldProps, 'field' | 'hint' | 'label'> {
  onChange: (value: Value) => void
  options: readonly (readonly [value: Value, word: string])[]
  value: Value
}

export function SelectField<Value extends string>({
  onChange,
  options,
  value,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          onChange={({ currentTarget }) => {
            const chosen = options.find(([code]) => code === currentTarget.value)
            if (chosen) onChange(chosen[0])
          }}
          value={value}
        >
          {options.map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface FoldedProps extends Omit<ComponentProps<'details'>, 'open'> {
  isOpen: boolean
}

/** Opens when a field inside has an error. Only the user closes it. */
export function Folded({ isOpen, ...details }: FoldedProps) {
  const element = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (isOpen) element.current?.setAttribute('open', '')
  }, [isOpen])

  return <details {...details} ref={element} />
}
