// @ts-check
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import pLimit from 'p-limit'
import { acceptsBrotli } from './compressedFiles.mjs'

/** A page has about 15 KB. */
const MAX_PAGES = 500

const compress = promisify(brotliCompress)

/**
 * Keeps the pages that Next has prerendered, compressed with Brotli's best quality: an eighth fewer bytes than in
 * the time of a request, and no compressing for the requests that follow. The first request for a page is compressed
 * as others are. A changed page has another ETag, which Next computes from its HTML.
 *
 * Call the returned function after `compression`, so that it sees what Next sends before that does.
 */
export function createCompressedPages() {
  /** @type {Map<string, Buffer | undefined>} By ETag; undefined while it is compressed. */
  const pages = new Map()
  // Compressing takes a tenth of a second: one page at a time leaves the other threads to requests.
  const oneAtATime = pLimit(1)

  /** @param {string} etag @param {string} html */
  async function keep(etag, html) {
    pages.set(etag, undefined)
    if (pages.size > MAX_PAGES) pages.delete(String(pages.keys().next().value))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    const compressed = await oneAtATime(() => compress(html, { params }))
    if (pages.has(etag)) pages.set(etag, compressed)
  }

  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} */
  return ({ headers, method }, response) => {
    if (method !== 'GET' || !acceptsBrotli.test(headers['accept-encoding'] ?? '')) return
    const end = /** @type {(...args: unknown[]) => typeof response} */ (response.end.bind(response))
    response.end = (/** @type {unknown[]} */ ...args) => {
      const [html] = args
      const etag = response.getHeader('ETag')
      if (!isPrerendered(response) || typeof etag !== 'string' || typeof html !== 'string') {
        return end(...args)
      }
      const page = pages.get(etag)
      if (!page) {
        if (!pages.has(etag)) keep(etag, html).catch(() => pages.delete(etag))
        return end(...args)
      }
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', page.length)
      return end(page)
    }
  }
}

/** @param {import('node:http').ServerResponse} response */
function isPrerendered(response) {
  const type = String(response.getHeader('Content-Type'))
  return (
    response.statusCode === 200 &&
    type.startsWith('text/html') &&
    response.hasHeader('x-nextjs-prerender')
  )
}
