import { asciiDigits } from './text'

export const PHONE_DIGITS = 10

/**
 * The digits of an Indian number as typed or pasted, without +91, 0091, 91 or a leading 0, or both, as in
 * `+91 (0) 98290 12345`. The length is not checked. A foreign number keeps its plus, so that it is never
 * taken for an Indian one.
 */
export function phoneDigits(input: string): string {
  if (isForeignPhone(input)) return figuresOf(input).replace(/^00/, '+')
  const digits = withoutCountry(figuresOf(input))
  return isNumberAfter(digits, '0') ? digits.slice(1) : digits
}

/** True for a number with a foreign country code, such as +1 or 0044. +91 is India. */
export function isForeignPhone(input: string): boolean {
  const code = /^(?:\+|00)([1-9]\d?)/.exec(figuresOf(input))?.[1]
  return code !== undefined && !'91'.startsWith(code)
}

/** True for a complete foreign number: E.164 has at most 15 digits, and few countries less than 8. */
export function isWholeForeignPhone(input: string): boolean {
  return isForeignPhone(input) && /^\+\d{8,15}$/.test(phoneDigits(input))
}

export function isFromAbroad({ contactNumber }: { contactNumber?: unknown }): boolean {
  return typeof contactNumber === 'string' && isWholeForeignPhone(contactNumber)
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

/** The digits, and a leading plus. */
function figuresOf(input: string): string {
  const [first = '', ...rest] = asciiDigits(input).replace(/[^\d+]/g, '')
  return first + rest.join('').replaceAll('+', '')
}

function withoutCountry(figures: string): string {
  if (figures.startsWith('+')) return figures.replace(/^\+(?:91)?/, '')
  const prefix = ['0091', '91'].find((prefix) => isNumberAfter(figures, prefix))
  return prefix ? figures.slice(prefix.length) : figures
}

/** True when ten digits follow the prefix, or a 0 and ten digits. */
function isNumberAfter(digits: string, prefix: string): boolean {
  const rest = digits.slice(prefix.length).replace(/^0(?=\d{10}$)/, '')
  return digits.startsWith(prefix) && rest.length === PHONE_DIGITS
}

/** A WhatsApp link to a mobile number of ten digits. WhatsApp accepts only digits, no plus. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/91${digits}?text=${encodeURIComponent(text)}`
}

/** A WhatsApp link with a text, in which the user chooses the recipient. */
export const whatsappShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
