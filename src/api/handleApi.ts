import { handleEndpoints, type SanitizedConfig } from 'payload'
import { nameLocale } from '@/platform/nameLocale'
import { locales, rootLocale } from '@/rules/locales'
import { bodyLimit } from './bodyLimit'
import { MalformedRequest } from './malformedRequest'
import { hasSessionCookie } from './outage'
import { refuseStranger } from './publicRoutes'
import { refuseLargeBody } from './refuseLargeBody'

interface ApiCall {
  config: Promise<SanitizedConfig> | SanitizedConfig
  request: Request
}

/**
 * Refuses what is not allowed without a session. `checkRequest` checks the rest when Payload knows the user.
 */
export async function handleApi(call: ApiCall): Promise<Response> {
  const response = await answer(call)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

async function answer({ config, request: sent }: ApiCall): Promise<Response> {
  const { headers } = sent
  const route = routeOf(sent)
  const couldBeUser = headers.has('authorization') || hasSessionCookie(headers, await config)
  const refused = couldBeUser ? undefined : refuseStranger({ headers, route })
  if (refused) return refused
  if (!isDecodable(route)) return new MalformedRequest().toResponse()
  const limited = await refuseLargeBody(sent, bodyLimit({ headers, route }))
  if (limited instanceof Response) return limited
  const request = isPostedQuery(limited) ? await moveQueryToAddress(limited) : limited
  if (request instanceof Response) return request
  // The address of a picture is compared exactly as it was sent.
  if (route.startsWith('GET /media/file/')) return handleEndpoints({ config, request })
  const named = nameLocale(request, { first: rootLocale, known: locales })
  return handleEndpoints({ config, request: named })
}

function routeOf(request: Request): string {
  const method = isPostedQuery(request) || request.method === 'HEAD' ? 'GET' : request.method
  return `${method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`
}

function isDecodable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Headers that make Payload treat a POST as a GET. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

const isPostedQuery = ({ headers, method }: Request) =>
  method === 'POST' && overrides.some((name) => headers.get(name) === 'GET')

/**
 * The panel posts a query that is too long for an address, as a form. Payload also accepts JSON and would
 * write its values into the address unescaped, so JSON is refused.
 */
async function moveQueryToAddress(request: Request): Promise<Request | Response> {
  const { signal, url } = request
  const headers = new Headers(request.headers)
  if (headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return new MalformedRequest().toResponse()
  }
  for (const name of ['content-length', 'content-type', ...overrides]) headers.delete(name)
  const query = await request.text()
  return new Request(`${url}${url.includes('?') ? '&' : '?'}${query}`, { headers, signal })
}
