import { type FormEvent, useState } from 'react'
import { PHONE_DIGITS, isForeignPhone, phoneDigits, whatsappLink } from '@/rules/phone'
import { asciiDigits } from '@/rules/text'
import { controlProps, Field } from '@/ui/Field'
import type { BusinessContact } from './problems'

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

interface PhoneWords {
  countryCode: string
  eleven: string
  tooMany: (count: number) => string
  foreign: string
  email: string
  whatsapp: string
  chat: (number: string) => string
}

/** No maxlength, because it would cut pasted text. */
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

interface TypedPhone {
  shown: string
  refused: boolean
}

/**
 * The value of the field after a change from `before` to `next`. Existing digits are never removed. An
 * eleventh typed digit is refused, unless the number may begin with a prefix (091, 91, 0). Pasted text is
 * kept completely, because cutting it would make a wrong number that looks correct.
 */
export function typePhone(before: string, next: string): TypedPhone {
  const typed = asciiDigits(next)
  if (isForeignPhone(typed) || /^\s*(\+|00)9?$/.test(typed)) {
    return { refused: false, shown: typed.replace(/[^\d+]/g, '').replace(/^00/, '+') }
  }
  const digits = phoneDigits(typed)
  const isOneMore = digits.length === before.length + 1
  if (isOneMore && before.length === PHONE_DIGITS && !/^(0|91)/.test(digits)) {
    return { refused: true, shown: before }
  }
  return { refused: false, shown: digits }
}
