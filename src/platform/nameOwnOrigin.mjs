// @ts-check
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * Names the origin of a form that a page without referrers sends: browsers write `null` there, and Next aborts
 * its server action with 500. The caller has refused requests of other sites (server/beforeNext.mjs).
 * Version: Next 16.4.6 (`originHost` in app-render/action-handler.js). Upstream: no issue known. Can go when
 * Next goes by Sec-Fetch-Site.
 * @param {Pick<IncomingMessage, 'headers'>} request
 */
export function nameOwnOrigin({ headers }) {
  if (headers.origin === 'null')
    headers.origin = `http://${headers['x-forwarded-host'] ?? headers.host}`
}
