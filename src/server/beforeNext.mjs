// @ts-check
import { SOCKET_ADDRESS_HEADER } from './socketAddress.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {(request: IncomingMessage, response: ServerResponse) => boolean} Refuse True when it answered.
 */

const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }

const safeMethods = ['GET', 'HEAD', 'OPTIONS']
const methods = ['DELETE', ...safeMethods, 'PATCH', 'POST', 'PUT']

/**
 * Refuses requests that Next would answer with 500 and log as errors of its own.
 * @type {Refuse}
 */
export function refuseMalformed(request, response) {
  const { method = '', url = '/' } = request
  if (!methods.includes(method)) {
    const allow = methods.join(', ')
    response.writeHead(405, { ...headers, allow }).end('Method Not Allowed')
    return true
  }
  if (isPath(url.split('?')[0] ?? '') && hasBoundary(request)) return false
  response.writeHead(400, headers).end('Bad Request')
  return true
}

/**
 * `OPTIONS *` names no path.
 * @param {string} path
 */
function isPath(path) {
  try {
    return decodeURIComponent(path).startsWith('/')
  } catch {
    return false
  }
}

/**
 * A multipart body names the boundary of its parts.
 * @param {IncomingMessage} request
 */
function hasBoundary({ headers }) {
  const type = headers['content-type'] ?? ''
  return !/^\s*multipart\//i.test(type) || /;\s*boundary="?[^\s";]/i.test(type)
}

/**
 * Refuses cross-site writes: they could sign a visitor in to a foreign account, or book in the visitor's
 * name. Browsers send Origin with each of them; programs need not.
 * @type {Refuse}
 */
export function refuseForeignOrigin(request, response) {
  if (safeMethods.includes(request.method ?? '') || isSameOrigin(request)) return false
  response.writeHead(403, headers).end('Forbidden')
  return true
}

/** @param {IncomingMessage} request */
function isSameOrigin({ headers }) {
  const { origin } = headers
  if (origin === undefined) return true
  // A sandboxed frame sends `null`, and so can a page of this site under a strict referrer policy.
  if (origin === 'null') return headers['sec-fetch-site'] === 'same-origin'
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  return host === (headers['x-forwarded-host'] ?? headers.host)
}

/** In bytes. An acceptance or a requested change has at most a few kilobytes. */
const ANSWER_MAX_BYTES = 32 * 1024

/**
 * What the page of a quote sends.
 * @param {IncomingMessage} request
 */
export function isQuoteAnswer({ method = '', url = '/' }) {
  const path = decodeURIComponent(url.split('?')[0] ?? '')
  return /^(?:\/[a-z]{2})?\/q\//.test(path) && !safeMethods.includes(method)
}

/**
 * Refuses an answer to a quote that is too large before any of it is parsed. Node reads no more of a body than
 * Content-Length says, and browsers always send it.
 * @type {Refuse}
 */
export function refuseLargeAnswer(request, response) {
  if (!isQuoteAnswer(request)) return false
  const { 'content-length': length = 0, 'transfer-encoding': encoding } = request.headers
  if (encoding === undefined && Number(length) <= ANSWER_MAX_BYTES) return false
  response.writeHead(413, headers).end('Content Too Large')
  return true
}

/**
 * Next's image optimizer is disabled (`images` in next.config.mjs); Next would render its 404 page for each
 * request.
 * @type {Refuse}
 */
export function refuseOptimizer({ url = '' }, response) {
  if (!/^\/_next\/image(?:[/?]|$)/.test(url)) return false
  response.writeHead(404, headers).end('Not Found')
  return true
}

/**
 * Passes the address of the connection on to the rate limits, which Next gives no route.
 * @param {IncomingMessage} request
 */
export function setSocketAddress({ headers, socket }) {
  headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress ?? ''
}
