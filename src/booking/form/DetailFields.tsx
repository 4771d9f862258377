import {
  type ChoiceName,
  fieldTable,
  foldedFields,
  type FormFieldName,
} from '@/booking/rules/fields'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { controlProps, Field } from '@/ui/Field'
import styles from './BookingForm.module.css'
import { fieldLabels } from './describeDraft'
import type { BookingValues } from './draft'
import { FunctionFields } from './FunctionFields'

interface Props {
  ids: (name: string) => string
  locale: Locale
  onRows: (form: HTMLFormElement) => void
  problems: Partial<Record<string, string>>
  values: BookingValues
}

type Filled = Pick<Props, 'problems' | 'values'>

export function isGiven(names: readonly FormFieldName[], { problems, values }: Filled): boolean {
  const paths = Object.keys(problems).filter((path) => problems[path])
  return names.some(
    (name) => values[name] || paths.some((path) => path === name || path.startsWith(`${name}.`)),
  )
}

export function DetailFields({ ids, locale, onRows, problems, values }: Props) {
  const { booking, details } = formMessages(locale)
  const labels = fieldLabels(locale)
  const { hint, none, title } = booking.details
  return (
    <details
      className={`${styles.details} ${styles.wide}`}
      open={isGiven(['functions', ...foldedFields], { problems, values }) || undefined}
    >
      <summary>
        {title} <span className="fine">{hint}</span>
      </summary>
      <div className="fields">
        <FunctionFields
          ids={ids}
          locale={locale}
          onRows={onRows}
          problems={problems}
          value={values.functions}
        />
        <div className={`pair ${styles.fields}`}>
          {foldedFields.map((name) => (
            <Field id={ids(name)} key={name} label={labels[name]} problem={problems[name]}>
              <Control
                {...controlProps(ids(name), problems[name])}
                name={name}
                none={none}
                texts={name in details.options ? details.options[name as ChoiceName] : undefined}
                value={values[name]}
              />
            </Field>
          ))}
        </div>
      </div>
    </details>
  )
}

interface ControlProps extends ReturnType<typeof controlProps> {
  name: (typeof foldedFields)[number]
  none: string
  texts?: Record<string, string>
  value: string
}

function Control({ name, none, texts, value, ...props }: ControlProps) {
  const control = { ...props, defaultValue: value, name }
  const type: string = fieldTable[name].type
  if (type === 'text') return <textarea {...control} rows={3} />
  if (type === 'email') {
    return <input {...control} autoComplete="email" inputMode="email" type="email" />
  }
  if (!texts) return <input {...control} />
  return (
    <select {...control}>
      <option value="">{none}</option>
      {Object.entries(texts).map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  )
}
