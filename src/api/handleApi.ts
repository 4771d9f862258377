import {
  createPayloadRequest,
  handleEndpoints,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
  ValidationError,
} from 'payload'
import { locales, rootLocale } from '@/i18n/locales'
import { nameLocale } from '@/platform/nameLocale'
import { requestProblems } from '@/i18n/en/requestProblems'
import { isPostedQuery, overrides } from './bodyLimit'
import { exceedsQueryLimits, malformedQuery } from './malformedQuery'
import { MalformedRequest } from './malformedRequest'
import { isMissingFile } from './missingFile'
import { bringsSession } from './outage'
import { parsed, readBody } from './readBody'
import { wrongTypes } from './wrongTypes'

interface Asked {
  config: Promise<SanitizedConfig> | SanitizedConfig
  request: Request
}

/**
 * Checks the form of a request before Payload's REST API handles it: Payload trusts that form, and would
 * answer a broken one with 500.
 */
export async function handleApi({ config, request: sent }: Asked): Promise<Response> {
  try {
    const asked = await withQueryInAddress(sent)
    const request = isPostedQuery(asked)
      ? asked
      : nameLocale(asked, { first: rootLocale, known: locales })
    const checked = await check({ config, request })
    return checked instanceof Response
      ? checked
      : await handleEndpoints({ config, request: checked })
  } catch (error) {
    if (error instanceof MalformedRequest) return error.toResponse()
    throw error
  }
}

const writing = ['PATCH', 'POST', 'PUT']

async function check({ config, request }: Asked): Promise<Request | Response> {
  const path = segmentsOf(request)
  const { payload, query, t } = await checkedQuery({ config, request })
  const target = targetOf(payload, path)
  if (target && (await isMissing(target, query))) {
    return Response.json({ errors: [{ message: t('general:notFound') }] }, { status: 404 })
  }
  if (isPostedQuery(request) || !writing.includes(request.method)) return request
  const { data, withBody } = await readBody(request)
  const isSignedIn = request.headers.has('authorization') || bringsSession(request.headers, payload)
  const wrong =
    target && isSignedIn ? wrongTypes({ data, fields: target.config.flattenedFields }) : []
  if (wrong.length === 0) return withBody()
  const errors = wrong.map((path) => ({ message: requestProblems.wrongType, path }))
  const invalid = new ValidationError({ errors }, t)
  return Response.json(
    { errors: [{ name: 'ValidationError', data: invalid.data, message: invalid.message }] },
    { status: 400 },
  )
}

async function withQueryInAddress(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (!isPostedQuery(request) || !isForm) return request
  const { signal, url } = request
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', ...overrides]) headers.delete(name)
  const query = await request.text()
  return new Request(`${url}${url.includes('?') ? '&' : '?'}${query}`, { headers, signal })
}

async function checkedQuery({ config, request }: Asked) {
  const posted = isPostedQuery(request) ? await request.clone().text() : ''
  // Without its headers, so that no user is looked up.
  const asked = await createPayloadRequest({ config, request: new Request(request.url) })
  checkQuery(asked.query)
  if (posted) checkQuery(parsed(posted))
  return asked
}

async function isMissing(target: Target, query: Record<string, unknown>): Promise<boolean> {
  const [first, second] = target.rest
  if (first === 'file') {
    // Payload looks for a folder of that name in a field that no picture has.
    if ('prefix' in query) throw new MalformedRequest()
    return isMissingFile(target.config, second)
  }
  // Payload takes a comma in an id for a list of ids.
  if (target.rest.some((part) => part.includes(','))) throw new MalformedRequest()
  return !hasEndpoint(target)
}

function segmentsOf({ url }: Request): string[] {
  try {
    return new URL(url).pathname.split('/').slice(2).map(decodeURIComponent)
  } catch {
    throw new MalformedRequest()
  }
}

function checkQuery(query: Record<string, unknown>) {
  if (exceedsQueryLimits(query)) throw new MalformedRequest(requestProblems.hugeQuery)
  if (malformedQuery(query)) throw new MalformedRequest()
}

interface Target {
  config: SanitizedCollectionConfig | SanitizedGlobalConfig
  rest: string[]
}

/** The collection or global that a path names. */
function targetOf({ collections, globals }: Payload, path: string[]): Target | undefined {
  const isGlobal = path[0] === 'globals'
  const [slug = '', ...rest] = isGlobal ? path.slice(1) : path
  const config = isGlobal
    ? globals.config.find((one) => one.slug === slug)
    : Object.hasOwn(collections, slug) && collections[slug as 'users'].config
  return config ? { config, rest } : undefined
}

/** Payload brings these for what a collection could have; without it they only fail. */
function hasEndpoint({ config, rest: [first] }: Target): boolean {
  if (config.endpoints === false) return false
  if (first === 'versions') return Boolean(config.versions)
  if (first === 'verify') return 'auth' in config && Boolean(config.auth?.verify)
  return true
}
