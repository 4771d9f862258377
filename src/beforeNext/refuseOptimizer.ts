import type { IncomingMessage, ServerResponse } from 'node:http'

const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

/**
 * Next's image optimizer is disabled (`images` in next.config.mjs). Next would answer with its 404 page,
 * which it renders for each request.
 */
export function refuseOptimizer({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/_next\/image(?:[/?]|$)/.test(url)) return false
  response.writeHead(404, headers).end('Not Found')
  return true
}
