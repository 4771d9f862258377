import * as apiPaths from '@/apiPaths'
import type { Locale } from '@/rules/locales'
import type { FieldProblem } from './problems'

/** In milliseconds. */
const SEND_TIMEOUT_MS = 15_000

export type Answer =
  | { state: 'saved'; reference: string }
  | { state: 'rejected'; problems: FieldProblem[] }
  | {
      state: 'failed'
      error: unknown
      serverMessage?: string
    }
  | { state: 'offline'; error: unknown }

export async function sendRequest(request: object, locale: Locale): Promise<Answer> {
  try {
    const response = await fetch(apiPaths.bookings(), {
      method: 'POST',
      body: JSON.stringify(request),
      credentials: 'omit',
      headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    return readAnswer(response.status, await response.json())
  } catch (error) {
    // Some browsers report being offline incorrectly, so this only explains a failure.
    return { state: navigator.onLine ? 'failed' : 'offline', error }
  }
}

interface AnswerBody {
  doc?: { reference?: string | null }
  errors?: { message?: string; data?: { errors?: FieldProblem[] } }[]
}

const explainedStatuses = [413, 429]

/**
 * 201: new. 200: the response to an earlier submission. 400: invalid fields. Everything else is a failure.
 */
export function readAnswer(status: number, body: unknown): Answer {
  const { doc, errors } = (body ?? {}) as AnswerBody
  if (status < 300 && doc?.reference) return { state: 'saved', reference: doc.reference }
  const problems = errors?.flatMap((error) => error.data?.errors ?? []) ?? []
  if (status === 400 && problems.length > 0) return { state: 'rejected', problems }
  const serverMessage = explainedStatuses.includes(status) ? errors?.[0]?.message : undefined
  return { state: 'failed', error: `HTTP ${status}`, serverMessage }
}

let latest: string | undefined

export async function requestFormToken() {
  try {
    const response = await fetch(apiPaths.formToken(), { credentials: 'omit' })
    const { token } = (await response.json()) as { token?: string }
    latest = token
  } catch {
    // Offline or slow. A booking without a token is not spam for that reason alone.
  }
}

export const currentFormToken = () => latest
