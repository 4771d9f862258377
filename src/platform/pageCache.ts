import type { IncomingMessage, ServerResponse } from 'node:http'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { ageOfPages, findOldPage, findPage, forgetPages, keepPage } from './finishedPages'

type Write = (...args: unknown[]) => unknown

/** What is being made at this moment. */
const underWay = new Set<string>()

/**
 * Answers with the page as it was finished before; false where it is to be made, and then kept. Next
 * would find the way to it, compress it and calculate its ETag for each visitor again. After a change
 * the first to ask waits for the new page; whoever comes meanwhile gets the old one, which nobody on
 * the way may keep.
 */
export function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const key = pageKey(request)
  if (key === undefined) return false
  const page = findPage(key)
  const found = page ?? (underWay.has(key) ? findOldPage(key) : undefined)
  if (!found) {
    underWay.add(key)
    response.once('close', () => underWay.delete(key))
    keepWhenFinished(key, response)
    return false
  }
  const { body } = found
  const headers = { ...found.headers, 'x-nextjs-cache': page ? 'HIT' : 'STALE' }
  if (!page) headers['cache-control'] = 'private, no-store'
  const known = request.headers['if-none-match']
  if (known !== undefined && known === headers.etag) {
    response.writeHead(304, headers).end()
  } else {
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  }
  return true
}

/** Looks on while the answer is written, compressed as it is sent. */
function keepWhenFinished(key: string, response: ServerResponse) {
  const age = ageOfPages()
  const parts: Buffer[] = []
  const end = response.end as Write
  const write = response.write as Write
  const look = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.write = ((...args: unknown[]) => {
    look(args[0])
    return write.apply(response, args)
  }) as ServerResponse['write']
  response.end = ((...args: unknown[]) => {
    look(args[0])
    const ended = end.apply(response, args)
    const lasts = secondsForAll(response) * 1000
    if (lasts > 0) {
      const headers = { ...response.getHeaders() }
      delete headers['transfer-encoding']
      keepPage({ age, body: Buffer.concat(parts), headers, key, lasts })
    }
    return ended
  }) as ServerResponse['end']
}

/** How long Next tells caches to keep a whole page for everybody; 0 for what is none. */
function secondsForAll(response: ServerResponse): number {
  const isPage =
    response.statusCode === 200 &&
    String(response.getHeader('content-type')).includes('text/html') &&
    !response.hasHeader('set-cookie')
  const lasts = /s-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1]
  return isPage ? Number(lasts ?? 0) : 0
}

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

/** The pages of those tags are made anew at the next request. Throws where no request is under way. */
export function clearPages(tags: string[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  forgetPages()
  // Next takes it to heart when the request is over; a page may have been kept meanwhile.
  after(forgetPages)
}
