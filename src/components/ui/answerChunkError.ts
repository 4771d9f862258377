import { paths } from '@/paths'

/** Tells the console and the server that a part of the page did not come. */
export function reportChunkError(error: unknown) {
  console.error('Chunk load error', error)
  const report = {
    name: 'chunk-error',
    message: String(error).slice(0, 300),
    path: location.pathname,
  }
  navigator.sendBeacon?.(paths.vitalsApi(), JSON.stringify(report))
}

/**
 * True when the server says that the part is not there any more, so that a new version was published.
 * False when the server cannot be reached, or still has it.
 */
export async function isPartGone(error: unknown): Promise<boolean> {
  const address = /\/_next\/static\/[^\s'")]+\.(?:js|css)/.exec(String(error))?.[0]
  if (!address || !navigator.onLine) return false
  const answer = await fetch(address, { cache: 'no-store', method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}

/** Reloads the page the first time that it happens on it; a page that cannot remember it stays. */
export function reloadOnce() {
  if (isFirst(`chunk-reload:${location.pathname}`)) location.reload()
}

/** Where nothing can be remembered, a reload could go on for ever: then none is the first. */
function isFirst(key: string): boolean {
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.setItem(key, 'done')
    return before === null && sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
