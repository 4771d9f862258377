import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'

export interface GuardedCall {
  handle: () => Promise<Response>
  owner?: SanitizedCollectionConfig | SanitizedGlobalConfig
  req: PayloadRequest
  /** For example `PATCH /faqs/:id`. */
  route: string
}

type SanitizedEndpoint = SanitizedConfig['endpoints'][number]

type Guard = (call: GuardedCall) => Promise<Response>

/**
 * Asks `guard` before each REST endpoint, Payload's own among them, when the user and the query are known
 * and before the body is read. Payload has no hook at that place: `beforeOperation` runs after the body was
 * read, and for operations alone.
 * Version: Payload 3.90. Upstream: no issue known. Can go when Payload has a hook before its endpoints.
 */
export function guardEndpoints(config: SanitizedConfig, guard: Guard): SanitizedConfig {
  const wrap = (endpoints: Endpoint[], path: string, owner?: GuardedCall['owner']) =>
    endpoints.map((endpoint): SanitizedEndpoint => {
      const { handler, method, path: own } = endpoint
      const route = `${method.toUpperCase()} ${path}${own === '/' ? '' : own}`
      const handle = (req: PayloadRequest) =>
        guard({ handle: async () => handler(req), owner, req, route })
      return { ...endpoint, handler: handle } as SanitizedEndpoint
    })
  config.endpoints = wrap(config.endpoints, '')
  // Payload answers 501 for a collection without endpoints.
  for (const one of config.collections) {
    one.endpoints = wrap((one.endpoints || []).filter(hasFeature(one)), `/${one.slug}`, one)
  }
  for (const one of config.globals) {
    one.endpoints = wrap((one.endpoints || []).filter(hasFeature(one)), `/globals/${one.slug}`, one)
  }
  return config
}

/** Payload adds endpoints for features that a collection may not have; they only fail. */
const hasFeature =
  (config: SanitizedCollectionConfig | SanitizedGlobalConfig) =>
  ({ path }: Endpoint) => {
    if (path.startsWith('/versions')) return Boolean(config.versions)
    if (path.startsWith('/verify')) return 'auth' in config && Boolean(config.auth?.verify)
    return true
  }

/**
 * Reads the body before Payload's endpoint would, into `data` and `file`, so that it is parsed once and
 * what was checked is what Payload uses. Payload reads a body only where `body` is set.
 */
export async function readBodyOnce(req: PayloadRequest) {
  await addDataAndFileToRequest(req)
  if (req.data === undefined) req.data = {}
  req.json = () => Promise.resolve(req.data)
  Object.defineProperty(req, 'body', { configurable: true, value: null })
}
