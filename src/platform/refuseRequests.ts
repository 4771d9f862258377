import type { IncomingMessage, ServerResponse } from 'node:http'

const plain = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

const safe = ['GET', 'HEAD', 'OPTIONS']

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

function isPath(path: string) {
  try {
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}

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
