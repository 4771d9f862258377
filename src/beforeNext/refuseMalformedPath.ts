import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the path is no text; Next would answer 500, and take it for a fault of its own. */
export function refuseMalformedPath({ url = '/' }: IncomingMessage, response: ServerResponse) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return false
  } catch {
    const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }
    response.writeHead(400, headers).end('Bad Request')
    return true
  }
}
