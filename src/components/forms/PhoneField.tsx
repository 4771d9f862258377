import { useState, type FormEvent } from 'react'
import { controlProps, Field } from '@/components/ui/Field'
import { PHONE_DIGITS } from '@/domain/constants'
import { isForeignPhone } from '@/domain/phone'
import { whatsappLink } from '@/domain/whatsapp'
import type { BusinessContact } from './BusinessContact'
import { typePhone } from './typePhone'

interface Props {
  contact: BusinessContact
  id: string
  label: string
  problem?: string
  hint?: string
  required?: boolean
  value: string
  words: PhoneWords
}

export interface PhoneWords {
  countryCode: string
  eleven: string
  tooMany: (count: number) => string
  foreign: string
  email: string
  whatsapp: string
  /** What a chat begins with. */
  chat: (number: string) => string
}

/** Digits only, as they are typed; a typed or pasted +91 goes. No maxlength: it would cut a paste. */
export function PhoneField({ contact, hint, id, label, problem, required, value, words }: Props) {
  const [typed, setTyped] = useState({ refused: false, shown: value })
  const tidy = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const caret = currentTarget.selectionStart
    const next = typePhone(typed.shown, currentTarget.value)
    setTyped(next)
    if (currentTarget.value === next.shown) return
    currentTarget.value = next.shown
    if (next.refused && caret) currentTarget.setSelectionRange(caret - 1, caret - 1)
  }
  const foreign = isForeignPhone(typed.shown)
  return (
    <Field
      hint={hint}
      id={id}
      label={label}
      note={foreign ? '' : noteOf(typed, words)}
      problem={problem}
    >
      <span className="prefixed">
        {!foreign && <span aria-hidden="true">{words.countryCode}</span>}
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
      <div className="fine" role="status">
        {foreign && (
          <>
            {words.foreign} {contact.email && <a href={`mailto:${contact.email}`}>{words.email}</a>}{' '}
            {contact.whatsapp && (
              <a
                href={whatsappLink(contact.whatsapp, words.chat(typed.shown))}
                rel="noopener noreferrer"
                target="_blank"
              >
                {words.whatsapp}
              </a>
            )}
          </>
        )}
      </div>
    </Field>
  )
}

function noteOf({ refused, shown }: { refused: boolean; shown: string }, words: PhoneWords) {
  if (refused) return words.eleven
  return shown.length > PHONE_DIGITS ? words.tooMany(shown.length) : ''
}
