import { CHUNK_TIMEOUT_MS } from '@/domain/constants'
import { chunkErrorName } from './isChunkError'

/** A part of the page on its way. One that fails, or does not come in time, is a chunk error. */
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
