import { asciiDigits } from '@/rules/text'

/**
 * Redacts email addresses, phone numbers (also encoded), the tokens of quotes, and values in database errors.
 * Digits of all scripts become Latin digits.
 */
export function redactText(text: string): string {
  return asciiDigits(text)
    .replace(/\bdup key: .*/g, 'dup key: […]')
    .replace(/\b(failed for value ).*?(?= \(type | at path )/gs, '$1[…]')
    .replace(/, ?(?:\.{3})?".*"(?:\.{3})?(?= is not valid JSON)/gs, ', […]')
    .replace(quoteLink, '$1[…]')
    .replace(address, '[e-mail]')
    .replace(phone, '[phone]')
}

/** The token in the address of a quote gives access to it. */
const quoteLink = /((?:\/|%2F)q(?:\/|%2F))[\w-]{20,}/gi

const apart = String.raw`\s<>"'(),:;=&?%/\\[\]{}@`
const domain = String.raw`(?:[^${apart}.]+\.)+\p{L}[\p{L}\p{M}\d-]+`
const address = new RegExp(`[^${apart}]+(?:@|%40)${domain}`, 'gu')

const gap = '(?:[ \u00a0-]|%20|\\+)'
const groups = [[10], [5, 5], [3, 3, 4], [2, 8], [3, 7], [4, 6]].map((sizes) =>
  sizes.map((size) => `\\d{${size}}`).join(gap),
)
/** Ids and timestamps have more digits in a row, or letters beside them. */
const start = String.raw`(?:(?<![\p{L}\p{N}])|(?<=%[\da-fA-F]{2}))`
const prefix = `(?:(?:\\+|%2B|00)?91${gap}?|0${gap}?)?`
const phone = new RegExp(String.raw`${start}${prefix}(?:${groups.join('|')})(?![\p{L}\p{N}])`, 'gu')

const DEEPEST = 4

const loggedKeys = ['code', 'command', 'responseCode', 'status', 'syscall'] as const

const personal = ['contactNumber', 'data', 'email', 'password', 'recipient', 'to', 'user', 'value']

export function redactValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if (depth > DEEPEST) return '[…]'
  if (isError(value)) return redactError(value, depth)
  if (Array.isArray(value)) return value.map((one) => redactValue(one, depth + 1))
  if (!isPlain(value)) return redactText(String(value))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      personal.includes(name) ? '[…]' : redactValue(inner, depth + 1),
    ]),
  )
}

type LoggedError = Error & Partial<Record<(typeof loggedKeys)[number], unknown>>

/** Not by class: Next bundles Payload twice. */
export const isError = (value: unknown): value is LoggedError =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value)

const isPlain = (value: object) =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

function redactError(error: LoggedError, depth: number): object {
  const { cause, message, name, stack } = error
  return {
    type: name,
    message: redactText(message),
    stack: redactText(stack ?? ''),
    ...Object.fromEntries(
      loggedKeys
        .filter((key) => error[key] !== undefined)
        .map((key) => [key, redactValue(error[key], depth + 1)]),
    ),
    ...(cause ? { cause: redactValue(cause, depth + 1) } : {}),
  }
}
