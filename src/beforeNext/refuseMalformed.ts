import type { IncomingMessage, ServerResponse } from 'node:http'

const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

/** Refuses what has no form to be read by; Next would answer 500, and take it for a fault of its own. */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '/' } = request
  if (isText(url.split('?')[0] ?? '') && isForm(request)) return false
  response.writeHead(400, headers).end('Bad Request')
  return true
}

function isText(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** A form of several parts says what parts them. */
function isForm({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? ''
  return !/^\s*multipart\//i.test(type) || /;\s*boundary="?[^\s";]/i.test(type)
}
