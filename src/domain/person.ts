import { isPhone, phoneDigits } from './phone'

/** Somebody as a booking knows them, in the normal form. */
export interface Person {
  by: 'contactNumber' | 'email'
  value: string
}

/** Reads what an admin typed: a phone number however it is written, or an e-mail address. */
export function toPerson(typed: unknown): Person | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { by: 'email', value: text.toLowerCase() }
  const digits = phoneDigits(text)
  return /[^\d०-९\s()+./-]/.test(text) || !isPhone(digits)
    ? undefined
    : { by: 'contactNumber', value: digits }
}
