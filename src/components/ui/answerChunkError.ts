import { paths } from '@/paths'

/** Tells the console and the server, and reloads the page the first time it happens on it. */
export function answerChunkError(error: unknown) {
  console.error('Chunk load error', error)
  const { pathname } = location
  const report = { name: 'chunk-error', message: String(error).slice(0, 300), path: pathname }
  navigator.sendBeacon?.(paths.vitalsApi(), JSON.stringify(report))
  if (isFirst(`chunk-reload:${pathname}`)) location.reload()
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
