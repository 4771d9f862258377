import type { Payload } from 'payload'
import { bringsSession, databaseAnswers } from './databaseAnswers'
import { retryAfter, unavailable } from './unavailable'

interface Answered {
  payload: Payload
  request: Request
  response: Response
}

/**
 * Without the database Payload knows nobody, and refuses what a signed-in person asks for. It is told
 * as an outage, so that the panel does not take the session for ended.
 */
export async function keepSession({ payload, request, response }: Answered): Promise<Response> {
  if (!bringsSession(request.headers, payload)) return response
  if (!(await knowsNobody(request, response))) return response
  if (await databaseAnswers(payload)) return response
  const headers = { 'Cache-Control': 'no-store', ...retryAfter }
  return Response.json(unavailable, { headers, status: 503 })
}

async function knowsNobody(request: Request, response: Response): Promise<boolean> {
  if ([401, 403].includes(response.status)) return true
  if (response.status !== 200 || new URL(request.url).pathname !== '/api/users/me') return false
  const { user } = (await response.clone().json()) as { user?: unknown }
  return !user
}
