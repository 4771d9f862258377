import { useState } from 'react'
import { guestCount } from '@/domain/guestCount'
import { controlProps, Field } from '@/components/ui/Field'
import type { Choice } from './BookingDraft'
import { guestCapacity } from './guestCapacity'

interface Props {
  id: string
  label: string
  problem?: string
  service: Choice['service']
  value: string
  note: (title: string, most: string) => string
}

/** More guests than the chosen service is planned for is worth a word, never a refusal. */
export function GuestsField({ id, label, note, problem, service, value }: Props) {
  const [typed, setTyped] = useState(value)
  const most = guestCapacity(service?.capacity)
  const tooMany = service && most !== undefined && guestCount(typed) > most
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
