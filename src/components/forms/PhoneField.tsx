import { useRef, type FormEvent } from 'react'
import { controlProps, Field } from '@/components/ui/Field'
import { typePhone } from './typePhone'

interface Props {
  id: string
  countryCode: string
  hint?: string
  label: string
  problem?: string
  required?: boolean
  value: string
}

/** Digits only, as they are typed; a pasted +91 or 0 in front goes. No maxlength: it would cut a paste. */
export function PhoneField(props: Props) {
  const { countryCode, hint, id, label, problem, required, value } = props
  const typed = useRef({ raw: value, shown: value })
  const tidy = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    typed.current = typePhone(typed.current, currentTarget.value)
    if (currentTarget.value !== typed.current.shown) currentTarget.value = typed.current.shown
  }
  return (
    <Field hint={hint} id={id} label={label} problem={problem}>
      <span className="prefixed">
        <span aria-hidden="true">{countryCode}</span>
        <input
          {...controlProps(id, problem)}
          aria-required={required}
          autoComplete="tel-national"
          defaultValue={value}
          inputMode="tel"
          name="contactNumber"
          onInput={tidy}
        />
      </span>
    </Field>
  )
}
