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
