import { withoutPersons } from '@/domain/withoutPersons'

const DEEPEST = 4

/** What an error tells of itself; what it carries along (data, values, recipients) stays out. */
const told = ['code', 'command', 'responseCode', 'status', 'syscall'] as const

/** Never logged, whoever holds them. */
const personal = ['contactNumber', 'data', 'email', 'password', 'recipient', 'to', 'user', 'value']

/** A copy of what is to be logged in which nothing names a person. */
export function withoutPersonsIn(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return withoutPersons(value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value
  if (depth > DEEPEST) return '[…]'
  if (isError(value)) return toldBy(value, depth)
  if (Array.isArray(value)) return value.map((one) => withoutPersonsIn(one, depth + 1))
  if (!isPlain(value)) return withoutPersons(String(value))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      personal.includes(name) ? '[…]' : withoutPersonsIn(inner, depth + 1),
    ]),
  )
}

type Told = Error & Partial<Record<(typeof told)[number], unknown>>

/** Not by its class: two bundles of Payload have two. */
export const isError = (value: unknown): value is Told =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && 'message' in value && 'stack' in value)

const isPlain = (value: object) =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null)

function toldBy(error: Told, depth: number): object {
  const { cause, message, name, stack } = error
  return {
    type: name,
    message: withoutPersons(message),
    stack: withoutPersons(stack ?? ''),
    ...Object.fromEntries(
      told
        .filter((key) => error[key] !== undefined)
        .map((key) => [key, withoutPersonsIn(error[key], depth + 1)]),
    ),
    ...(cause ? { cause: withoutPersonsIn(cause, depth + 1) } : {}),
  }
}
