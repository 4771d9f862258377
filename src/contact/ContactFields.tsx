import { contactMessages } from '@/i18n/contactMessages'
import type { Locale } from '@/rules/locales'
import { controlProps, Field } from '@/ui/Field'
import { PhoneField } from '@/ui/forms/PhoneField'
import type { BusinessContact } from '@/ui/forms/problems'
import type { ContactFieldName, ContactValues } from './draft'

interface Props {
  business: BusinessContact
  ids: (name: string) => string
  problems: Partial<Record<string, string>>
  values: ContactValues
  locale: Locale
}

export function ContactFields({ business, ids, locale, problems, values }: Props) {
  const { contact: words, phone } = contactMessages(locale)
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
        <textarea {...control('message')} aria-required="true" />
      </Field>
    </>
  )
}
