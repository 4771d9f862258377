import { asciiDigits } from '../../rules/text'

export const PHONE_DIGITS = 10

/** Digits of an Indian number as typed or pasted, without +91, 91 or the trunk 0. May be any length. */
export function phoneDigits(input: string): string {
  const ascii = asciiDigits(input)
  const digits = ascii.replace(/\D/g, '')
  const prefix = /^\s*\+/.test(ascii) ? /^91/ : prefixOf(digits)
  return prefix ? digits.replace(prefix, '') : digits
}

/** Whether a number begins with the code of another country, as +1 or 0044; +91 is India. */
export function isForeignPhone(input: string): boolean {
  const international = /^\s*(?:\+|00)\s*(\d[\d\s()./-]*)$/.exec(asciiDigits(input))
  const digits = international?.[1]?.replace(/\D/g, '') ?? ''
  return digits !== '' && !'91'.startsWith(digits.slice(0, 2))
}

export function isPhone(digits: string): boolean {
  return /^\d+$/.test(digits) && digits.length === PHONE_DIGITS
}

export function toE164(digits: string): string {
  return `+91${digits}`
}

/** `+91 98290 12345`, for reading. */
export function formatPhone(digits: string): string {
  return isPhone(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits
}

/** WhatsApp is on mobile numbers only, which start with 6 to 9 in India. */
export function isMobile(digits: string): boolean {
  return isPhone(digits) && /^[6-9]/.test(digits)
}

function prefixOf(digits: string): RegExp | undefined {
  if (digits.length === PHONE_DIGITS + 4 && digits.startsWith('0091')) return /^0091/
  if (digits.length === PHONE_DIGITS + 2 && digits.startsWith('91')) return /^91/
  if (digits.length === PHONE_DIGITS + 1 && digits.startsWith('0')) return /^0/
  return undefined
}

/** A chat link; `digits` are the ten of a mobile number. Takes digits only, no plus. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/91${digits}?text=${encodeURIComponent(text)}`
}
