import { vitalsPath } from '@/rules/vitalsPath'

/** In milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000

export async function loadChunk<Part>(
  load: () => Promise<Part>,
  timeout = CHUNK_TIMEOUT_MS,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came for ${timeout} ms`)), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw Object.assign(new Error(message, { cause }), { name: chunkErrorName })
  } finally {
    clearTimeout(timer)
  }
}

const chunkErrorName = 'ChunkLoadError'

/** The messages of webpack, Turbopack, Chromium, Firefox and Safari, in this order. */
const wordings =
  /Loading (CSS )?chunk|Failed to load chunk|Failed to fetch dynamically|error loading dynamically|Importing a module script failed/i

export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === chunkErrorName || wordings.test(error.message)
}

export function reportChunkError(error: unknown) {
  console.error('Chunk load error', error)
  const report = {
    name: 'chunk-error',
    message: String(error).slice(0, 300),
    path: location.pathname,
  }
  navigator.sendBeacon?.(vitalsPath, JSON.stringify(report))
}

export async function isPartGone(error: unknown): Promise<boolean> {
  const address = /\/_next\/static\/[^\s'")]+\.(?:js|css)/.exec(String(error))?.[0]
  if (!address || !navigator.onLine) return false
  const answer = await fetch(address, { cache: 'no-store', method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}

export function reloadOnce() {
  if (isFirst(`chunk-reload:${location.pathname}`)) location.reload()
}

/** Without storage, the page could reload forever, so it does not reload. */
function isFirst(key: string): boolean {
  try {
    const before = sessionStorage.getItem(key)
    sessionStorage.setItem(key, 'done')
    return before === null && sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
