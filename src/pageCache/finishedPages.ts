import type { OutgoingHttpHeaders } from 'node:http'

export interface FinishedPage {
  body: Buffer
  headers: OutgoingHttpHeaders
}

interface Kept extends FinishedPage {
  /** Milliseconds since 1970. */
  until: number
}

/** However rarely it is told to forget, a page is never older than this. */
const KEPT_MS = 1000

/** More than there are pages, in the ways that browsers ask for them. */
const MOST = 200

/** Next bundles the server's beginning and its routes apart, so each would have a module of its own. */
const place = Symbol.for('jharokha.finishedPages')
const shared = globalThis as { [place]?: { age: number; pages: Map<string, Kept> } }
const cache = (shared[place] ??= { age: 0, pages: new Map() })

export function findPage(key: string): FinishedPage | undefined {
  const page = cache.pages.get(key)
  return page && page.until > Date.now() ? page : undefined
}

/** Changes whenever pages are forgotten: what was begun before then is not kept any more. */
export const ageOfPages = () => cache.age

export function keepPage({ age, key, ...page }: FinishedPage & { age: number; key: string }) {
  if (age !== cache.age) return
  cache.pages.delete(key)
  cache.pages.set(key, { ...page, until: Date.now() + KEPT_MS })
  const [oldest] = cache.pages.keys()
  if (cache.pages.size > MOST && oldest !== undefined) cache.pages.delete(oldest)
}

export function forgetPages() {
  cache.age += 1
  cache.pages.clear()
}
