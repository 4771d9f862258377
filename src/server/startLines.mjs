// @ts-check

/**
 * Why the server cannot listen, in one line for a person.
 * @param {NodeJS.ErrnoException} error
 * @param {{ HOST: string, PORT: number }} env
 */
export function listenProblem({ code, message }, { HOST, PORT }) {
  const other = `choose another: PORT=${PORT < 1024 ? PORT + 3000 : PORT + 1} npm start`
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken. Free it or ${other}`
  if (code === 'EACCES') return `Port ${PORT} needs more rights; ${other}`
  if (code === 'EADDRNOTAVAIL') return `HOST ${HOST} is no address of this machine.`
  return message
}

/** @param {{ siteUrl: string, TRUST_PROXY: number }} env */
export function proxyWarning({ siteUrl, TRUST_PROXY }) {
  return siteUrl.startsWith('https:') && TRUST_PROXY === 0
    ? 'SITE_URL is https, but TRUST_PROXY names no proxy: all visitors count as one sender, and one of them can use up the limits of all. Behind one nginx set TRUST_PROXY=1.'
    : undefined
}
