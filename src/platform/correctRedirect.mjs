// @ts-check

/**
 * Corrects the redirect of a cached page: Next sends its `Location` twice when it was just rendered, which
 * search engines do not follow, and gives it no age for browsers, which then keep a 308 for ever though an
 * editor may take it back.
 * Version: Next 16.4. Upstream: https://github.com/vercel/next.js/issues/82117 (open, fix in pull request
 * 95913). Can go when Next sends one `Location`, and `no-cache` with it.
 * @param {import('node:http').ServerResponse} response
 */
export function correctRedirect(response) {
  const writeHead =
    /** @type {(...args: unknown[]) => import('node:http').ServerResponse} */
    (/** @type {unknown} */ (response.writeHead.bind(response)))
  response.writeHead = (/** @type {unknown[]} */ ...args) => {
    const location = response.getHeader('location')
    if (location !== undefined) {
      response.setHeader('location', [location].flat().map(String)[0] ?? '')
      const isOfPage = String(response.getHeader('cache-control')).includes('s-maxage')
      if (isOfPage) response.setHeader('cache-control', 'no-cache')
    }
    return writeHead(...args)
  }
}
