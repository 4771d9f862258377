export const chunkErrorName = 'ChunkLoadError'

/** As webpack, Turbopack, Chromium, Firefox and Safari word it, in this order. */
const wordings =
  /Loading (CSS )?chunk|Failed to load chunk|Failed to fetch dynamically|error loading dynamically|Importing a module script failed/i

/** Whether a part of the page could not be loaded, such as one that a new version has replaced. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === chunkErrorName || wordings.test(error.message)
}
