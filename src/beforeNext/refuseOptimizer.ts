import type { IncomingMessage, ServerResponse } from 'node:http'

const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

/**
 * Next's picture optimizer is switched off (`images` in next.config.mjs). The 404 that Next then
 * answers with is a whole page, rendered anew for each request.
 */
export function refuseOptimizer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/_next\/image(?:[/?]|$)/.test(url)) return false
  response.writeHead(404, headers).end('Not Found')
  return true
}
