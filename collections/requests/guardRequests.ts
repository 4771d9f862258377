import type { Endpoint, Payload, PayloadHandler, PayloadRequest } from 'payload'
import { malformedQuery } from '@/domain/malformedQuery'
import { exceedsQueryLimits } from '@/domain/queryLimits'
import { requestProblems } from '@/messages/en/requestProblems'
import { isOfQuery } from './isOfQuery'
import { malformedPath } from './malformedPath'
import { MalformedRequest } from './MalformedRequest'
import { missingFile } from './missingFile'
import { readBody } from './readBody'
import { refuseWrongTypes } from './refuseWrongTypes'
import { usedEndpoints } from './usedEndpoints'

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
