import type { IncomingMessage, ServerResponse } from 'node:http'

const plain = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

/** A form of a page that another site sends. Next refuses it too, but as a fault of its own. */
export function refuseForeignForm(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method, url = '/' } = request
  const { origin } = headers
  // The API has rules of its own: there a foreign origin means that the cookie does not count.
  if (method !== 'POST' || url.startsWith('/api/') || !origin || origin === 'null') return false
  const host = headers['x-forwarded-host'] ?? headers.host
  if (hostOf(origin) === host) return false
  response.writeHead(403, plain).end('Forbidden')
  return true
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
