import {
  addDataAndFileToRequest,
  type AfterErrorHook,
  APIError,
  type Endpoint,
  type Payload,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { requestProblems } from '@/i18n/en/requestProblems'
import {
  BOOKING_MAX_BYTES,
  FORM_MAX_BYTES,
  JSON_MAX_BYTES,
  QUERY_MAX_BYTES,
} from '@/rateLimit/rules'
import { en } from '@/i18n/en'
import { exceedsQueryLimits, malformedQuery } from './malformedQuery'
import { MalformedRequest, refuseWrongTypes } from './wrongTypes'
import { missingFile } from './missingFile'

/**
 * Every endpoint, Payload's own too, looks at the form of a request before anything works with it.
 * Payload trusts that form: what is broken in it would come out as a fault of ours.
 */
export function guardRequests({ config }: Payload) {
  config.hooks.afterError = [...(config.hooks.afterError ?? []), malformedPath]
  config.endpoints = guarded(config.endpoints) as typeof config.endpoints
  for (const one of [...config.collections, ...config.globals]) {
    one.endpoints = guarded((one.endpoints || []).filter(usedEndpoints(one)))
  }
}

const guarded = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => ({ ...endpoint, handler: guard(endpoint) }))

function guard({ handler, path }: Endpoint): PayloadHandler {
  return async (req) => {
    const asked = [req.query, postedQuery(req)]
    if (asked.some(exceedsQueryLimits)) throw new MalformedRequest(requestProblems.hugeQuery)
    if (asked.some(malformedQuery) || isList(req.routeParams?.id)) throw new MalformedRequest()
    const isFile = path === '/file/:filename'
    // Payload looks for a folder of that name in a field that no picture has.
    if (isFile && 'prefix' in req.query) throw new MalformedRequest()
    if (isFile && (await missingFile(req))) {
      return Response.json({ errors: [{ message: req.t('general:notFound') }] }, { status: 404 })
    }
    await readBody(req)
    refuseWrongTypes(req)
    try {
      return await handler(req)
    } catch (error) {
      throw asked.some((query) => isOfQuery({ error, query })) ? new MalformedRequest() : error
    }
  }
}

/** What is too long for an address may be posted as JSON, to be read as a query besides. */
function postedQuery({ data, method }: PayloadRequest): Record<string, unknown> {
  if (method !== 'GET' || data === undefined) return {}
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new MalformedRequest()
  return data
}

/** Payload takes a comma in an id for a list of ids. */
const isList = (id: unknown) => String(id).includes(',')

/** Payload brings these for what a collection could have; without it they only fail. */
function usedEndpoints(config: SanitizedCollectionConfig | SanitizedGlobalConfig) {
  const verifies = 'auth' in config && Boolean(config.auth?.verify)
  const keeps = Boolean(config.versions)
  return ({ path }: Endpoint) =>
    (keeps || !path.startsWith('/versions')) && (verifies || !path.startsWith('/verify/'))
}

interface Fault {
  error: unknown
  query: Record<string, unknown>
}

/**
 * True when the database could not read a value as what its field holds, such as a day that is
 * none, and that very value came with the request. What our own code asks stays a fault of ours.
 */
export function isOfQuery({ error, query }: Fault): boolean {
  const { name, value } = (error ?? {}) as { name?: unknown; value?: unknown }
  if (name !== 'CastError') return false
  // Payload made this out of a text that is no number.
  if (Number.isNaN(value)) return 'where' in query
  return JSON.stringify(query).includes(JSON.stringify(value) ?? '')
}

/** Payload decodes a path while it looks for the endpoint: one that cannot be is nobody's. */
const malformedPath: AfterErrorHook = ({ error, req }) =>
  error.name === 'URIError' && !isReadable(req.url)
    ? { response: { errors: [{ message: requestProblems.malformed }] }, status: 400 }
    : undefined

function isReadable(url = '/') {
  try {
    return Boolean(decodeURIComponent(new URL(url).pathname))
  } catch {
    return false
  }
}

const writing = ['PATCH', 'POST', 'PUT']

/** What the server alone gives values to. Payload would hand them on, and history could be rewritten. */
const ofServer = ['__v', '_id', 'createdAt', 'updatedAt']

/** Reads what was sent, once. Nothing but the request can be at fault while it is read. */
async function readBody(req: PayloadRequest) {
  if (!writing.includes(req.method ?? '')) return
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    throw isRefusal(error) ? error : new MalformedRequest()
  }
  const data: unknown = req.data ?? (req.data === null ? null : {})
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new MalformedRequest()
  for (const name of ofServer) delete (data as Record<string, unknown>)[name]
  // Payload would read the body again at each of its own endpoints.
  Object.defineProperty(req, 'body', { value: null })
  Object.assign(req, { data, json: () => Promise.resolve(data) })
}

const isRefusal = (error: unknown) =>
  error instanceof APIError && error.status >= 400 && error.status < 500

/** The headers by which Payload takes a POST for a GET. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

/** Pictures may be large; a booking and a query may not. */
export function bodyLimit({ headers }: Request, slug: string | undefined) {
  const message = requestProblems.tooLarge
  if (overrides.some((name) => headers.has(name))) return { bytes: QUERY_MAX_BYTES, message }
  if (slug === 'bookings') return { bytes: BOOKING_MAX_BYTES, message: en.booking.tooLarge }
  const isForm = headers.get('content-type')?.startsWith('multipart/')
  return { bytes: isForm ? FORM_MAX_BYTES : JSON_MAX_BYTES, message }
}
