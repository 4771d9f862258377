// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {AsyncLocalStorage<{ hasBegun: boolean }>} Calls
 */

const key = Symbol.for('jharokha-utsav.actionCalls')
const shared = /** @type {Record<symbol, Calls | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/** Next's bundles and the server have a copy of this module each, so it lies on the global object. */
const calls = (shared[key] ??= new AsyncLocalStorage())

/**
 * Called first in every server action of this application. Payload has one more, which sets the cookie of a
 * language.
 */
export function beginAction() {
  const call = calls.getStore()
  if (call) call.hasBegun = true
}

/**
 * Answers 400 to a call of a server action that Next could not decode, so that the action never began. Next
 * answers 500, which it also does when an action throws.
 * Version: Next 16.4.6. Upstream: https://github.com/vercel/next.js/issues/86945 (open, fix in pull request
 * 98105). Can go when Next answers 400.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => Promise<void>} handle
 */
export function handleAction(request, response, handle) {
  if (!isActionCall(request)) return handle()
  const call = { hasBegun: false }
  const writeHead =
    /** @type {(...args: unknown[]) => ServerResponse} */
    (/** @type {unknown} */ (response.writeHead.bind(response)))
  response.writeHead = (/** @type {unknown[]} */ ...[status, ...args]) =>
    writeHead(status === 500 && !call.hasBegun ? 400 : status, ...args)
  return calls.run(call, handle)
}

/** @param {IncomingMessage} request */
function isActionCall({ headers, method, url = '' }) {
  if (method !== 'POST' || url.startsWith('/api/')) return false
  return 'next-action' in headers || /^\s*multipart\//i.test(headers['content-type'] ?? '')
}
