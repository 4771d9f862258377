import type { BusinessContact } from '@/components/forms/BusinessContact'
import { PhoneField } from '@/components/forms/PhoneField'
import { controlProps, Field } from '@/components/ui/Field'
import { serviceKinds } from '@/domain/services'
import { phone } from '@/messages/en/phone'
import type { BookingFieldName, BookingValues, Choice } from './BookingDraft'
import { DateField } from './DateField'
import { GuestsField } from './GuestsField'
import type { bookingWords } from './words'

interface Props {
  contact: BusinessContact
  ids: (name: string) => string
  problems: Partial<Record<string, string>>
  service: Choice['service']
  values: BookingValues
  words: ReturnType<typeof bookingWords>['booking']
}

export function BookingFields({ contact, ids, problems, service, values, words }: Props) {
  const field = (name: keyof typeof words.labels) => ({
    id: ids(name),
    label: words.labels[name],
    problem: problems[name],
  })
  const control = (name: BookingFieldName) => ({
    ...controlProps(ids(name), problems[name]),
    defaultValue: values[name],
    name,
  })
  return (
    <>
      <div className="pair">
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
      <div className="pair">
        <DateField {...field('date')} notes={words.dayLoad} value={values.date} />
        <GuestsField
          {...field('numberOfGuests')}
          note={words.manyGuests}
          service={service}
          value={values.numberOfGuests}
        />
      </div>
      <div className="pair">
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
      </div>
      <Field {...field('venueDetails')}>
        <textarea {...control('venueDetails')} placeholder={words.venueHint} />
      </Field>
    </>
  )
}
