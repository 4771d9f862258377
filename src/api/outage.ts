import { setTimeout as delay } from 'node:timers/promises'
import type { AfterErrorHook, Payload, SanitizedConfig } from 'payload'
import { outage } from '@/i18n/en/site'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { inTime } from '@/rateLimit/withTimeout'

interface Handling {
  begun(): Promise<unknown>
  handle(): Promise<Response>
  /** In milliseconds. The work continues after the response; a retry finds its result. */
  patience?: number
}

export async function answerOutage({ begun, handle, patience }: Handling): Promise<Response> {
  try {
    const handled = begun().then(handle)
    return await (patience ? inTime(handled, patience) : handled)
  } catch (error) {
    if (!isDatabaseFault(error)) throw error
    const headers = { 'Cache-Control': 'no-store', ...retryAfter }
    return Response.json(unavailable, { headers, status: 503 })
  }
}

export const answerDatabaseFault: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseFault(error)) return undefined
  req.responseHeaders = new Headers(req.responseHeaders)
  for (const [name, value] of Object.entries(retryAfter)) req.responseHeaders.set(name, value)
  return { response: unavailable, status: 503 }
}

/** In seconds, for `Retry-After`: a server that restarts responds within this time. */
const RETRY_AFTER = 5

const retryAfter = { 'Retry-After': String(RETRY_AFTER) }

const unavailable = {
  errors: [{ name: 'Unavailable', data: { retryAfter: RETRY_AFTER }, message: outage.away }],
}

const PATIENCE_MS = 2000

export async function isDatabaseAnswering({ db }: Payload): Promise<boolean> {
  const answered = db.connection.db?.command({ ping: 1 }).then(
    () => true,
    () => false,
  )
  return Promise.race([answered ?? false, delay(PATIENCE_MS, false, { ref: false })])
}

export function hasSessionCookie(headers: Headers, { cookiePrefix }: Named): boolean {
  return (headers.get('cookie') ?? '').includes(`${cookiePrefix}-token=`)
}

type Named = Pick<SanitizedConfig, 'cookiePrefix'>

interface Answered {
  payload: Payload
  request: Request
  response: Response
}

/**
 * Without the database, Payload finds no user and refuses signed-in users. The response becomes 503, so that
 * the panel keeps the session.
 */
export async function keepSession({ payload, request, response }: Answered): Promise<Response> {
  if (!hasSessionCookie(request.headers, payload.config)) return response
  if (!(await findsNoUser(request, response))) return response
  if (await isDatabaseAnswering(payload)) return response
  const headers = { 'Cache-Control': 'no-store', ...retryAfter }
  return Response.json(unavailable, { headers, status: 503 })
}

async function findsNoUser(request: Request, response: Response): Promise<boolean> {
  if ([401, 403].includes(response.status)) return true
  if (response.status !== 200 || new URL(request.url).pathname !== '/api/users/me') return false
  const { user } = (await response.clone().json()) as { user?: unknown }
  return !user
}
