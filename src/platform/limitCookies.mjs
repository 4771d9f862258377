// @ts-check
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

const MAX_COOKIES = 50

/**
 * Passes the first 50 cookies on; the site has about five. To know whether a preview is on, Next writes all
 * cookies into a header once for each of them (`MutableRequestCookiesAdapter.wrap`): 12 KB took it a second.
 * Version: Next 16.4.6. Upstream: no issue known. Can go when Next copies each cookie once.
 * @param {Pick<IncomingMessage, 'headers'>} request
 */
export function limitCookies({ headers }) {
  const cookies = headers.cookie?.split(';') ?? []
  if (cookies.length > MAX_COOKIES) headers.cookie = cookies.slice(0, MAX_COOKIES).join(';')
}
