import type { Endpoint, Payload, PayloadHandler } from 'payload'
import { malformedQuery } from '@/domain/malformedQuery'
import { isOfQuery } from './isOfQuery'
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
  config.endpoints = guarded(config.endpoints) as typeof config.endpoints
  for (const one of [...config.collections, ...config.globals]) {
    one.endpoints = guarded((one.endpoints || []).filter(usedEndpoints(one)))
  }
}

const guarded = (endpoints: Endpoint[]) =>
  endpoints.map((endpoint) => ({ ...endpoint, handler: guard(endpoint) }))

function guard({ handler, path }: Endpoint): PayloadHandler {
  return async (req) => {
    if (malformedQuery(req.query)) throw new MalformedRequest()
    if (path === '/file/:filename' && (await missingFile(req))) {
      return Response.json({ errors: [{ message: req.t('general:notFound') }] }, { status: 404 })
    }
    await readBody(req)
    refuseWrongTypes(req)
    try {
      return await handler(req)
    } catch (error) {
      throw isOfQuery({ error, query: req.query }) ? new MalformedRequest() : error
    }
  }
}
