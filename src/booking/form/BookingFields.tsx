import { useState } from 'react'
import { foldedFields, type FormFieldName } from '@/booking/rules/fields'
import { readGuests } from '@/booking/rules/guests'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { serviceKinds } from '@/rules/serviceKinds'
import { controlProps, Field } from '@/ui/Field'
import { PhoneField } from '@/ui/forms/PhoneField'
import type { BusinessContact } from '@/ui/forms/problems'
import styles from './BookingForm.module.css'
import { DateField } from './DateField'
import { DetailFields, isGiven } from './DetailFields'
import { type BookingValues, type ChosenService, guestCapacity } from './draft'

/** Without the kind of service, which the link to the form sets. */
const restFields = ['numberOfGuests', 'venueTitle', 'venueDetails'] as const

interface BookingFieldsProps {
  contact: BusinessContact
  ids: (name: string) => string
  onRows: (form: HTMLFormElement) => void
  problems: Partial<Record<string, string>>
  service: ChosenService['service']
  values: BookingValues
  locale: Locale
}

export function BookingFields({
  contact,
  ids,
  onRows,
  problems,
  service,
  values,
  locale,
}: BookingFieldsProps) {
  const { booking: words, phone } = formMessages(locale)
  const field = (name: keyof typeof words.labels) => ({
    id: ids(name),
    label: words.labels[name],
    problem: problems[name],
  })
  const control = (name: FormFieldName) => ({
    ...controlProps(ids(name), problems[name]),
    defaultValue: values[name],
    name,
  })
  return (
    <div className={`fields ${styles.main}`}>
      <div className={styles.who}>
        <Field {...field('name')}>
          <input {...control('name')} autoComplete="name" />
        </Field>
        <PhoneField
          {...field('contactNumber')}
          contact={contact}
          hint={words.required}
          required
          value={values.contactNumber}
          words={phone}
        />
      </div>
      <DateField {...field('date')} notes={words.dayLoad} value={values.date} />
      <details
        className={`${styles.details} ${styles.folded}`}
        open={
          Boolean(problems.selectedService) ||
          isGiven([...restFields, 'functions', ...foldedFields], { problems, values }) ||
          undefined
        }
      >
        <summary>
          {words.rest.title} <span className="fine">{words.rest.hint}</span>
        </summary>
        <div className={`fields ${styles.rest}`}>
          <GuestsField
            {...field('numberOfGuests')}
            note={words.manyGuests}
            service={service}
            value={values.numberOfGuests}
          />
          <Field {...field('venueTitle')}>
            <input {...control('venueTitle')} />
          </Field>
          <Field {...field('selectedService')}>
            <select {...control('selectedService')}>
              <option value="">{words.services.none}</option>
              {serviceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {words.services[kind]}
                </option>
              ))}
            </select>
          </Field>
          <div className={styles.wide}>
            <Field {...field('venueDetails')}>
              <textarea {...control('venueDetails')} placeholder={words.venueHint} />
            </Field>
          </div>
          <DetailFields
            ids={ids}
            locale={locale}
            onRows={onRows}
            problems={problems}
            values={values}
          />
        </div>
      </details>
    </div>
  )
}

interface GuestsFieldProps {
  id: string
  label: string
  problem?: string
  service: ChosenService['service']
  value: string
  note: (title: string, most: string) => string
}

function GuestsField({ id, label, note, problem, service, value }: GuestsFieldProps) {
  const [typed, setTyped] = useState(value)
  const most = guestCapacity(service?.capacity)
  const tooMany = service && most !== undefined && (readGuests(typed).count ?? 0) > most
  return (
    <Field
      id={id}
      label={label}
      note={tooMany ? note(service.title, most.toLocaleString('en-IN')) : ''}
      problem={problem}
    >
      <input
        {...controlProps(id, problem)}
        defaultValue={value}
        inputMode="numeric"
        name="numberOfGuests"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </Field>
  )
}
