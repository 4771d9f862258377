const ours = {
  'default-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  // The panel shows the site beside the form that edits it.
  'frame-ancestors': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  // Pages are cached, so no nonce can be used.
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
}

const nothing = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const picture = { ...nothing, 'img-src': ["'self'"], 'style-src': ["'unsafe-inline'"] }

/** While developing, code arrives as text and changes over a socket. */
const developing = {
  ...ours,
  'connect-src': ["'self'", 'ws:'],
  'script-src': [...ours['script-src'], "'unsafe-eval'"],
}

const noGuessing = { 'X-Content-Type-Options': 'nosniff' }

const everywhere = {
  ...noGuessing,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
}

/** The address of a quote opens it: no cache keeps the page, no other site learns it, nothing lists it. */
const ofOnePerson = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
}

/**
 * The headers that keep a browser from doing what this site never asks for, by path.
 * @param {{ development: boolean }} options
 */
export function securityHeaders({ development }) {
  return [
    rule('/_next/:path*', noGuessing),
    rule('/((?!_next/).*)', { ...everywhere, ...policy(development ? developing : ours) }),
    rule('/:language([a-z]{2})?/q/:path*', ofOnePerson),
    rule('/api/:path*', policy({ ...nothing, sandbox: [] })),
    rule('/api/media/file/:path*', policy(picture)),
  ]
}

/** @param {string} source @param {Record<string, string>} headers */
function rule(source, headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** @param {Record<string, string[]>} directives */
function policy(directives) {
  const parts = Object.entries(directives).map(([name, values]) => [name, ...values].join(' '))
  return { 'Content-Security-Policy': parts.join('; ') }
}
