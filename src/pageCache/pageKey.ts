import type { IncomingMessage } from 'node:http'

/** Staff, and whoever looks at a draft, are answered by Next itself. */
const ownCookie = /(?:^|;\s*)(?:payload-token|__prerender_bypass)=/

/** Parts of a page, or somebody's own. */
const others = ['authorization', 'next-action', 'next-router-prefetch', 'range', 'rsc']

/** What tells one answer from the other; nothing where the request is not for a page as all see it. */
export function pageKey({ headers, method, url = '' }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !/^\/(?!_next\/|api\/|admin)[^?]*$/.test(url)) return undefined
  if (others.some((name) => name in headers)) return undefined
  if (ownCookie.test(headers.cookie ?? '')) return undefined
  return `${url} ${headers['accept-encoding'] ?? ''}`
}
