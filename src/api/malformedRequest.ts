import type { AfterErrorHook } from 'payload'
import { requestProblems } from '@/i18n/en/requestProblems'

/** The form of the request is broken; answered with 400. */
export class MalformedRequest extends Error {
  constructor(message: string = requestProblems.malformed) {
    super(message)
  }

  toResponse = () => Response.json({ errors: [{ message: this.message }] }, { status: 400 })
}

/** A value of the query that the database cannot read is the fault of the request. */
export const refuseMalformedValue: AfterErrorHook = ({ error, req }) => {
  const isPosted = req.method === 'GET' && req.data !== undefined
  const asked = [req.query, ...(isPosted ? [req.data ?? {}] : [])]
  if (!asked.some((query) => isOfQuery({ error, query }))) return undefined
  return { response: { errors: [{ message: requestProblems.malformed }] }, status: 400 }
}

interface Fault {
  error: unknown
  query: Record<string, unknown>
}

/**
 * True when the database could not read a value as what its field holds, such as an impossible day, and
 * that very value came with the request. What our own code asks stays an error of ours.
 */
export function isOfQuery({ error, query }: Fault): boolean {
  const { name, value } = (error ?? {}) as { name?: unknown; value?: unknown }
  if (name !== 'CastError') return false
  // Payload made this out of a text that is no number.
  if (Number.isNaN(value)) return 'where' in query
  return JSON.stringify(query).includes(JSON.stringify(value) ?? '')
}
