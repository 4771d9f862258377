import type { IncomingMessage } from 'node:http'

/** Who looks at drafts is answered by Next itself. A session alone changes nothing on a page. */
const draftCookie = /(?:^|;\s*)__prerender_bypass=/

/** Parts of a page, or somebody's own. */
const others = ['authorization', 'next-action', 'next-router-prefetch', 'range', 'rsc']

/** What tells one answer from the other; nothing where the request is not for a page as all see it. */
export function pageKey({ headers, method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !/^\/(?!_next\/|api\/|admin)[^?]*$/.test(url)) return undefined
  if (others.some((name) => name in headers)) return undefined
  if (draftCookie.test(headers.cookie ?? '')) return undefined
  return `${url} ${headers['accept-encoding'] ?? ''}`
}
