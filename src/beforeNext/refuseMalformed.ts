import type { IncomingMessage, ServerResponse } from 'node:http'

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
