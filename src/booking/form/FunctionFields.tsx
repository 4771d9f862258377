import { useEffect, useRef, useState } from 'react'
import { earliestDay } from '@/booking/rules/earliestDay'
import {
  visitorsFunctionFields,
  type FunctionFieldName,
  functionFieldOf,
  type FunctionRow,
  FUNCTIONS_MAX,
  readFunctions,
} from '@/booking/rules/functions'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { controlProps, Field } from '@/ui/Field'
import { useHydrated } from '@/ui/useHydrated'
import styles from './BookingForm.module.css'
import { functionFieldName } from './draft'

interface Props {
  ids: (name: string) => string
  locale: Locale
  /** Called when a row is added or removed, which causes no event of the form. */
  onRows: (form: HTMLFormElement) => void
  problems: Partial<Record<string, string>>
  value: string
}

interface KeyedRow {
  key: number
  typed: FunctionRow
}

/** Functions that a visitor adds to the booking, each with its own day. */
export function FunctionFields({ ids, locale, onRows, problems, value }: Props) {
  const words = formMessages(locale).details.functions
  const isHydrated = useHydrated()
  const [rows, setRows] = useState<KeyedRow[]>(() =>
    readFunctions(value).map((typed, key) => ({ key, typed })),
  )
  const [next, setNext] = useState(FUNCTIONS_MAX)
  const [removed, setRemoved] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const added = useRef<HTMLInputElement>(null)
  const count = useRef(rows.length)

  useEffect(() => {
    if (rows.length === count.current) return
    const isMore = rows.length > count.current
    count.current = rows.length
    if (isMore) added.current?.focus()
    else button.current?.focus()
    const form = button.current?.form
    if (form) onRows(form)
  }, [onRows, rows])

  function add() {
    setRows([...rows, { key: next, typed: {} }])
    setNext(next + 1)
    setRemoved('')
  }

  function remove(index: number) {
    setRows(rows.filter((_, at) => at !== index))
    setRemoved(words.removed(words.one(index + 1)))
  }

  if (!isHydrated && rows.length === 0) return null
  const isFull = rows.length >= FUNCTIONS_MAX
  return (
    <div className="fields">
      <p>
        <b>{words.title}</b> <span className="fine">{words.hint}</span>
      </p>
      {rows.map(({ key, typed }, index) => (
        <fieldset className={styles.row} key={key}>
          <legend>
            <b>{words.one(index + 1)}</b>
          </legend>
          <div className="fields">
            <div className="pair">
              {visitorsFunctionFields.map((name) => {
                const path = functionFieldName(index, name)
                return (
                  <Field
                    id={ids(path)}
                    key={name}
                    label={words.labels[name]}
                    problem={problems[path]}
                  >
                    <FunctionControl
                      {...controlProps(ids(path), problems[path])}
                      field={name}
                      inputRef={index === rows.length - 1 && name === 'name' ? added : undefined}
                      list={ids('functions-names')}
                      name={path}
                      value={typed[name] ?? ''}
                      words={words}
                    />
                  </Field>
                )
              })}
            </div>
            <div>
              <button
                aria-label={words.removeOf(words.one(index + 1))}
                className="btn btn-line"
                onClick={() => remove(index)}
                type="button"
              >
                {words.remove}
              </button>
            </div>
          </div>
        </fieldset>
      ))}
      <datalist id={ids('functions-names')}>
        {words.names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {problems.functions && <p className="problem">{problems.functions}</p>}
      {removed && <p role="status">{removed}</p>}
      <div>
        <button
          aria-disabled={isFull || undefined}
          className="btn btn-line"
          id={ids('functions')}
          onClick={() => isFull || add()}
          ref={button}
          type="button"
        >
          {words.add}
        </button>
      </div>
    </div>
  )
}

interface ControlProps extends ReturnType<typeof controlProps> {
  field: FunctionFieldName
  inputRef?: React.Ref<HTMLInputElement>
  list: string
  name: string
  value: string
  words: ReturnType<typeof formMessages>['details']['functions']
}

function FunctionControl({ field, inputRef, list, value, words, ...props }: ControlProps) {
  const { options, type } = functionFieldOf(field)
  const control = { ...props, defaultValue: value }
  if (!options) {
    return (
      <input
        {...control}
        inputMode={type === 'guests' ? 'numeric' : undefined}
        list={field === 'name' ? list : undefined}
        min={type === 'day' ? earliestDay() : undefined}
        ref={inputRef}
        type={type === 'day' ? 'date' : undefined}
      />
    )
  }
  const texts: Record<string, string> = field === 'kind' ? words.kinds : words.timeBands
  return (
    <select {...control}>
      <option value="">{words.none}</option>
      {options.map((code) => (
        <option key={code} value={code}>
          {texts[code]}
        </option>
      ))}
    </select>
  )
}
