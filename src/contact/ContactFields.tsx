import type { BusinessContact } from '@/ui/forms/problems'
import { PhoneField } from '@/ui/forms/PhoneField'
import { controlProps, Field } from '@/ui/Field'
import { phone } from '@/i18n/en/booking'
import type { ContactFieldName, ContactValues, contactWords } from './draft'
import styles from './ContactForm.module.css'

interface Props {
  business: BusinessContact
  ids: (name: string) => string
  problems: Partial<Record<string, string>>
  values: ContactValues
  words: ReturnType<typeof contactWords>['contact']
}

export function ContactFields({ business, ids, problems, values, words }: Props) {
  const field = (name: ContactFieldName) => ({
    id: ids(name),
    label: words.labels[name],
    problem: problems[name],
  })
  const control = (name: ContactFieldName) => ({
    ...controlProps(ids(name), problems[name]),
    defaultValue: values[name],
    name,
  })
  return (
    <>
      <Field {...field('name')}>
        <input {...control('name')} autoComplete="name" />
      </Field>
      <div className="pair">
        <PhoneField
          {...field('contactNumber')}
          contact={business}
          value={values.contactNumber}
          words={phone}
        />
        <Field {...field('email')}>
          <input {...control('email')} autoComplete="email" inputMode="email" type="email" />
        </Field>
      </div>
      <Field {...field('message')}>
        <textarea {...control('message')} aria-required="true" className={styles.message} />
      </Field>
    </>
  )
}
