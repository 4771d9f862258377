import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { functionTitle } from '@/booking/rules/describeFunctions'
import {
  type FunctionFieldName,
  functionFieldOf,
  functionFields,
  type FunctionRow,
  FUNCTIONS_MAX,
  readFunctions,
  writeFunctions,
} from '@/booking/rules/functions'
import { bookingDetails } from '@/i18n/en/bookingFields'
import { menuWords } from '@/i18n/en/menu'
import { readDishIds } from '@/menu/rules/dishes'
import { formatDay, isDay } from '@/time/days'
import { Button } from '@/ui/panel/Button'
import type { Problems } from './formFields'

const { functions: words } = bookingDetails

interface Props {
  children?: ReactNode
  /** The prefix of the path of a problem, as in `…-functions.1.date`. */
  id: string
  onChange: (value: string) => void
  /** The id of the booking's plan. */
  plan: string
  problems: Problems
  value: string
}

/** The functions of a booking, which the form stores as one text. */
export function FunctionRows({ children, id, onChange, plan, problems, value }: Props) {
  const rows = readFunctions(value)
  const box = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<string>()
  const [removed, setRemoved] = useState('')
  const write = (next: FunctionRow[]) => onChange(writeFunctions(next, { withIds: true }))
  const titles = rows.map((row, index) => functionTitle(row, index, words))
  const change = (index: number, name: FunctionFieldName, text: string) =>
    write(rows.map((row, at) => (at === index ? { ...row, [name]: text } : row)))

  useEffect(() => {
    if (focus === undefined) return
    document.getElementById(focus)?.focus()
  }, [focus])

  function add() {
    write([...rows, {}])
    setFocus(`${id}.${rows.length}.name`)
  }

  function remove(index: number, title: string) {
    write(rows.filter((_, at) => at !== index))
    setRemoved(words.removed(title))
    setFocus(undefined)
    box.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }

  return (
    <div className="function-rows desk-stack desk-stack--wide" ref={box}>
      {rows.map((row, index) => {
        const title = titles[index] ?? ''
        return (
          // New rows have no other key, and every field shows the value of the form.
          <fieldset className="function-row desk-card desk-fields" key={index}>
            <legend>{title}</legend>
            {typedFields.map((name) => (
              <FunctionField
                id={`${id}.${index}.${name}`}
                key={name}
                list={`${id}-names`}
                name={name}
                onChange={(text) => change(index, name, text)}
                problem={problems[`functions.${index}.${name}`]}
                value={row[name] ?? ''}
              />
            ))}
            <MenuField
              id={`${id}.${index}.dishes`}
              onChange={(text) => change(index, 'dishes', text)}
              others={rows.flatMap((other, at) =>
                at === index ? [] : { dishes: readDishIds(other.dishes), title: titles[at] ?? '' },
              )}
              plan={plan}
              problem={problems[`functions.${index}.dishes`]}
              title={title}
              value={row.dishes ?? ''}
            />
            {isOverGuaranteed(row) && <p className="desk-muted">{words.overGuaranteed}</p>}
            <Button
              aria-label={words.removeOf(title)}
              look="small"
              onClick={() => remove(index, title)}
            >
              {words.remove}
            </Button>
          </fieldset>
        )
      })}
      <datalist id={`${id}-names`}>
        {words.names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {rows.length > 0 && <p className="desk-muted desk-small">{words.follow}</p>}
      {problems.functions && <p className="desk-alarm">{problems.functions}</p>}
      {removed && (
        <p className="unseen" role="status">
          {removed}
        </p>
      )}
      {rows.length < FUNCTIONS_MAX && (
        <Button id={id} onClick={add}>
          {words.add}
        </Button>
      )}
      {children}
    </div>
  )
}

/** A separate chunk, since the list of bookings loads this form. */
const MenuField = dynamic(
  () =>
    import('@/menu/admin/MenuField').then(
      (module) => module.MenuField,
      () => MenuNotLoaded,
    ),
  { ssr: false },
)

const MenuNotLoaded = () => <p className="desk-alarm">{menuWords.picker.failed}</p>

const typedFields = functionFields.filter((name) => functionFieldOf(name).type !== 'dishes')

const isOverGuaranteed = ({ guaranteed, guests }: FunctionRow) =>
  Number(guests) > 0 && Number(guaranteed) > Number(guests)

interface FieldProps {
  id: string
  list: string
  name: FunctionFieldName
  onChange: (text: string) => void
  problem?: string
  value: string
}

function FunctionField({ id, list, name, onChange, problem, value }: FieldProps) {
  const { max, options, type } = functionFieldOf(name)
  const texts: Record<string, string> = name === 'kind' ? words.kinds : words.timeBands
  const control = {
    'aria-describedby': problem ? `${id}-problem` : undefined,
    'aria-invalid': problem ? true : undefined,
    id,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
    value,
  }
  return (
    <div className="desk-field" data-wide={type === 'text' || undefined}>
      <label htmlFor={id}>{words.labels[name]}</label>
      {options ? (
        <select {...control}>
          <option value="">{words.none}</option>
          {options.map((code) => (
            <option key={code} value={code}>
              {texts[code]}
            </option>
          ))}
        </select>
      ) : type === 'text' ? (
        <textarea {...control} maxLength={max} rows={2} />
      ) : (
        <input
          {...control}
          autoComplete="off"
          list={name === 'name' ? list : undefined}
          maxLength={max}
          type={type === 'day' ? 'date' : 'text'}
        />
      )}
      {type === 'day' && isDay(value) && (
        <p className="desk-muted desk-small">{formatDay(value)}</p>
      )}
      {problem && (
        <p className="desk-alarm" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
