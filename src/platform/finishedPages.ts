import type { OutgoingHttpHeaders } from 'node:http'

export interface FinishedPage {
  body: Buffer
  headers: OutgoingHttpHeaders
}

interface Kept extends FinishedPage {
  /** Milliseconds since 1970. */
  until: number
}

/** At most; then Next is asked whether the page is too old, however rarely it is told of a change. */
const KEPT_MS = 60_000

/** So long after a change may others still see the page before it, while it is made anew for one. */
const OLD_MS = 1_000

/** More than there are pages, in the ways that browsers ask for them. */
const MOST = 200

/** Next bundles the server's beginning and its routes apart, so each would have a module of its own. */
const place = Symbol.for('jharokha.finishedPages')
const shared = globalThis as { [place]?: Cache }
const cache = (shared[place] ??= { age: 0, old: new Map(), pages: new Map() })

interface Cache {
  age: number
  old: Map<string, Kept>
  pages: Map<string, Kept>
}

export const findPage = (key: string): FinishedPage | undefined => fresh(cache.pages.get(key))

/** The page as it was before the latest change. */
export const findOldPage = (key: string): FinishedPage | undefined => fresh(cache.old.get(key))

const fresh = (page?: Kept) => (page && page.until > Date.now() ? page : undefined)

/** Changes whenever pages are forgotten: what was begun before then is not kept any more. */
export const ageOfPages = () => cache.age

interface Finished extends FinishedPage {
  /** That of the pages when it was begun. */
  age: number
  key: string
  /** Milliseconds for which others may keep it. */
  lasts: number
}

export function keepPage({ age, key, lasts, ...page }: Finished) {
  if (age !== cache.age) return
  // Pages that were asked for at one moment are not all asked of Next again at another.
  const kept = Math.min(lasts, KEPT_MS) * (1 - Math.random() / 2)
  cache.old.delete(key)
  cache.pages.delete(key)
  cache.pages.set(key, { ...page, until: Date.now() + kept })
  const [oldest] = cache.pages.keys()
  if (cache.pages.size > MOST && oldest !== undefined) cache.pages.delete(oldest)
}

export function forgetPages() {
  cache.age += 1
  const now = Date.now()
  for (const [key, { until }] of cache.old) if (until <= now) cache.old.delete(key)
  for (const [key, page] of cache.pages) {
    if (page.until > now && !cache.old.has(key))
      cache.old.set(key, { ...page, until: now + OLD_MS })
  }
  cache.pages.clear()
}
