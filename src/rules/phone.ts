import { asciiDigits } from './text'

export const PHONE_DIGITS = 10

/**
 * Digits of an Indian number as typed or pasted, without +91, 0091, 91 or the trunk 0, and without
 * both, as in `+91 (0) 98290 12345`. May be any length. A number of another country keeps its plus,
 * so that it never passes for an Indian one.
 */
export function phoneDigits(input: string): string {
  if (isForeignPhone(input)) return figuresOf(input).replace(/^00/, '+')
  const digits = withoutCountry(figuresOf(input))
  return isNumberAfter(digits, '0') ? digits.slice(1) : digits
}

/** Whether a number begins with the code of another country, as +1 or 0044; +91 is India. */
export function isForeignPhone(input: string): boolean {
  const code = /^(?:\+|00)([1-9]\d?)/.exec(figuresOf(input))?.[1]
  return code !== undefined && !'91'.startsWith(code)
}

/** A whole number of another country; E.164 has at most 15 digits, and few countries less than 8. */
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

/** Digits, and the plus that stands before all of them. */
function figuresOf(input: string): string {
  const [first = '', ...rest] = asciiDigits(input).replace(/[^\d+]/g, '')
  return first + rest.join('').replaceAll('+', '')
}

function withoutCountry(figures: string): string {
  if (figures.startsWith('+')) return figures.replace(/^\+(?:91)?/, '')
  const prefix = ['0091', '91'].find((prefix) => isNumberAfter(figures, prefix))
  return prefix ? figures.slice(prefix.length) : figures
}

/** Whether ten digits follow the prefix, or the trunk 0 and ten. */
function isNumberAfter(digits: string, prefix: string): boolean {
  const rest = digits.slice(prefix.length).replace(/^0(?=\d{10}$)/, '')
  return digits.startsWith(prefix) && rest.length === PHONE_DIGITS
}

/** A chat link; `digits` are the ten of a mobile number. Takes digits only, no plus. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/91${digits}?text=${encodeURIComponent(text)}`
}

/** A text to be sent by WhatsApp to whomever one chooses there. */
export const whatsappShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
