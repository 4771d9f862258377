import { controlProps, Field } from '@/ui/Field'
import { detailNames, type BookingDetail } from '@/booking/rules/details'
import type { Locale } from '@/i18n/locales'
import type { BookingValues } from './draft'
import styles from './DetailFields.module.css'
import { bookingWords, fieldLabels } from './texts'

interface Props {
  ids: (name: string) => string
  locale: Locale
  problems: Partial<Record<string, string>>
  values: BookingValues
}

const names = ['email', ...detailNames] as const

/** What helps and is not needed, folded away unless something is in it. */
export function DetailFields({ ids, locale, problems, values }: Props) {
  const { booking, details } = bookingWords(locale)
  const labels = fieldLabels(locale)
  const { hint, none, title } = booking.details
  const select = (name: BookingDetail) => (
    <select {...controlProps(ids(name), problems[name])} defaultValue={values[name]} name={name}>
      <option value="">{none}</option>
      {Object.entries(details.options[name]).map(([code, text]) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </select>
  )
  return (
    <details
      className={styles.details}
      open={names.some((name) => values[name] || problems[name]) || undefined}
    >
      <summary>
        {title} <span className="hint">{hint}</span>
      </summary>
      <div className={styles.fields}>
        {names.map((name) => (
          <Field id={ids(name)} key={name} label={labels[name]} problem={problems[name]}>
            {name === 'email' ? (
              <input
                {...controlProps(ids(name), problems[name])}
                autoComplete="email"
                defaultValue={values[name]}
                inputMode="email"
                name={name}
                type="email"
              />
            ) : (
              select(name)
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
