import type { IncomingMessage, ServerResponse } from 'node:http'
import { ageOfPages, findPage, keepPage } from './finishedPages'
import { pageKey } from './pageKey'

type Write = (...args: unknown[]) => unknown

/**
 * Answers with the page as it was finished before; false where it is to be made, and then kept. Next
 * would find the way to it, compress it and calculate its ETag for each visitor again.
 */
export function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const key = pageKey(request)
  if (key === undefined) return false
  const page = findPage(key)
  if (!page) {
    keepWhenFinished(key, response)
    return false
  }
  const { body, headers } = page
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
    if (isForAll(response)) {
      const headers = { ...response.getHeaders() }
      delete headers['transfer-encoding']
      keepPage({ age, body: Buffer.concat(parts), headers, key })
    }
    return ended
  }) as ServerResponse['end']
}

/** Whole pages that Next keeps for everybody: it tells caches how long to keep them. */
function isForAll(response: ServerResponse) {
  const says = (name: string, what: string) => String(response.getHeader(name)).includes(what)
  return (
    response.statusCode === 200 &&
    says('cache-control', 's-maxage=') &&
    says('content-type', 'text/html') &&
    !response.hasHeader('set-cookie')
  )
}
