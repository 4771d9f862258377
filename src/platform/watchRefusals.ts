/** These show why they were refused. */
const OWN = /^\/api\/users\/(login|logout|me|forgot-password|reset-password)\b/

/** Resolves to true when the request may be sent again. */
type Refused = (request: { changes: boolean }) => Promise<boolean>

/**
 * Asks `refused` about every API request that the server turned away, and waits: a save that was sent after
 * the session had ended is sent again once signed in. It replaces `window.fetch`, since the forms of
 * Payload's panel send on its own and know no hook for an answer.
 * Version: Payload 3.90, whose panel calls the global `fetch` for each request. Upstream:
 * https://github.com/payloadcms/payload/issues/3274 (open). Can go when the panel keeps a form over an
 * ended session. Returns what undoes it.
 */
export function watchRefusals(refused: Refused) {
  const original = window.fetch
  const watching: typeof fetch = async (input, init) => {
    const response = await original(input, init)
    if (![401, 403].includes(response.status) || !canRepeat(input, init)) return response
    const changes = (init?.method ?? 'GET').toUpperCase() !== 'GET'
    const again = await refused({ changes }).catch(() => false)
    return again ? original(input, init) : response
  }
  window.fetch = watching
  return () => {
    if (window.fetch === watching) window.fetch = original
  }
}

/** A streamed body can be sent only once. */
function canRepeat(input: RequestInfo | URL, init: RequestInit | undefined) {
  if (input instanceof Request || init?.body instanceof ReadableStream) return false
  const { origin, pathname } = new URL(input, window.location.href)
  return origin === window.location.origin && pathname.startsWith('/api/') && !OWN.test(pathname)
}
