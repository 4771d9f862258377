import type { IncomingMessage, ServerResponse } from 'node:http'

const plain = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

/** These change nothing. */
const safe = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what the page of another site sends: it could sign its visitor in to an account of its own,
 * or book in the visitor's name. Browsers tell the origin with every such request; programs need not.
 */
export function refuseForeignOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  if (safe.includes(request.method ?? '') || isOwn(request)) return false
  response.writeHead(403, plain).end('Forbidden')
  return true
}

function isOwn({ headers }: IncomingMessage): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  // A frame that hides its origin says so too, and so may a page of ours that tells no referrer.
  if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin'
  return hostOf(origin) === (headers['x-forwarded-host'] ?? headers.host)
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

/** Refuses what has no form to be read by; Next would answer 500, and take it for a fault of its own. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    response.writeHead(405, { ...headers, allow }).end('Method Not Allowed')
    return true
  }
  if (isPath(url.split('?')[0] ?? '') && isForm(request)) return false
  response.writeHead(400, headers).end('Bad Request')
  return true
}

/** `OPTIONS *` names no path. */
function isPath(path: string) {
  try {
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}

/** A form of several parts says what parts them. */
function isForm({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? ''
  return !/^\s*multipart\//i.test(type) || /;\s*boundary="?[^\s";]/i.test(type)
}

/**
 * Next's image optimizer is disabled (`images` in next.config.mjs). Next would answer with its 404 page,
 * which it renders for each request.
 */
export function refuseOptimizer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/_next\/image(?:[/?]|$)/.test(url)) return false
  response.writeHead(404, headers).end('Not Found')
  return true
}
