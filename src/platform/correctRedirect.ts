import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Corrects the redirect that a cached page answers with. Next 16.4 sends its `Location` twice when it has
 * just rendered it (https://github.com/vercel/next.js/issues/82117), which search engines do not follow.
 * And it names no age for browsers, which then keep a 308 for ever; an editor may take it back. Can go
 * when Next does neither.
 */
export function correctRedirect(_request: IncomingMessage, response: ServerResponse): boolean {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((...args: unknown[]) => {
    const location = response.getHeader('location')
    if (location !== undefined) {
      response.setHeader('location', [location].flat().map(String)[0] ?? '')
      const isOfPage = String(response.getHeader('cache-control')).includes('s-maxage')
      if (isOfPage) response.setHeader('cache-control', 'no-cache')
    }
    return writeHead(...args)
  }) as ServerResponse['writeHead']
  return false
}
