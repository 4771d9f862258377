// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {AsyncLocalStorage<{ status?: number }>} Statuses
 */

const key = Symbol.for('jharokha-utsav.pageStatus')
const shared = /** @type {Record<symbol, Statuses | undefined>} */ (
  /** @type {unknown} */ (globalThis)
)

/** Next's bundles and the server have a copy of this module each, so it lies on the global object. */
const statuses = (shared[key] ??= new AsyncLocalStorage())

/**
 * The status of the page that is being rendered. Under `next dev`, which has no server of ours, it stays 200.
 * @param {number} status
 */
export function setPageStatus(status) {
  const page = statuses.getStore()
  if (page) page.status = status
}

/**
 * Lets a page choose its status. Next knows 404 alone, by a thrown error, and sends an empty page then, which
 * scripts fill.
 * Version: Next 16.4.6. Upstream: https://github.com/vercel/next.js/issues/73091 (open). Can go when a
 * page can set its status and is sent whole.
 * @param {ServerResponse} response
 * @param {() => Promise<void>} handle
 */
export function withPageStatus(response, handle) {
  /** @type {{ status?: number }} */
  const page = {}
  const writeHead =
    /** @type {(...args: unknown[]) => ServerResponse} */
    (/** @type {unknown} */ (response.writeHead.bind(response)))
  response.writeHead = (/** @type {unknown[]} */ ...[status, ...args]) =>
    writeHead(status === 200 ? (page.status ?? 200) : status, ...args)
  return statuses.run(page, handle)
}
