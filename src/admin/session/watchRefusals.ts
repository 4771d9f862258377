/** These say by themselves what is wrong. */
const OWN = /^\/api\/users\/(login|logout|me|forgot-password|reset-password)\b/

/** Resolves true when the request may be sent once more. */
type Refused = (request: { changes: boolean }) => Promise<boolean>

/**
 * Asks `refused` about every request that the server turned away, and waits: work that was sent
 * after the session had ended goes on where it stopped. Undone by what it returns.
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

/** A body that flows can be sent only once. */
function canRepeat(input: RequestInfo | URL, init: RequestInit | undefined) {
  if (input instanceof Request || init?.body instanceof ReadableStream) return false
  const { origin, pathname } = new URL(input, window.location.href)
  return origin === window.location.origin && pathname.startsWith('/api/') && !OWN.test(pathname)
}
