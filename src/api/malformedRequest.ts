import { APIError, type AfterErrorHook } from 'payload'
import { requestProblems } from '@/i18n/en/requestProblems'

export class MalformedRequest extends APIError {
  constructor(message: string = requestProblems.malformed) {
    super(message, 400)
  }

  toResponse = () => Response.json({ errors: [{ message: this.message }] }, { status: 400 })
}

export const refuseMalformedValue: AfterErrorHook = ({ error, req: { query } }) => {
  if (!isOfQuery({ error, query })) return undefined
  return { response: { errors: [{ message: requestProblems.malformed }] }, status: 400 }
}

interface Fault {
  error: unknown
  query: Record<string, unknown>
}

/**
 * True when the database could not read a value that came with the request, such as an impossible
 * day; errors of our own queries stay errors.
 */
export function isOfQuery({ error, query }: Fault): boolean {
  const { name, value } = (error ?? {}) as { name?: unknown; value?: unknown }
  if (name !== 'CastError') return false
  // Payload made this out of a text that is no number.
  if (Number.isNaN(value)) return 'where' in query
  return JSON.stringify(query).includes(JSON.stringify(value) ?? '')
}
