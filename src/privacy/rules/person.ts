import { isPhone, phoneDigits } from '@/rules/phone'
import { asciiDigits } from '@/rules/text'

export interface Person {
  by: 'contactNumber' | 'email'
  value: string
}

export function toPerson(typed: unknown): Person | undefined {
  if (typeof typed !== 'string') return undefined
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { by: 'email', value: text.toLowerCase() }
  const digits = phoneDigits(text)
  return /[^\d\s()+./-]/.test(asciiDigits(text)) || !isPhone(digits)
    ? undefined
    : { by: 'contactNumber', value: digits }
}
