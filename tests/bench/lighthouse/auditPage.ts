import lighthouse, { type Flags, type RunnerResult as Result } from 'lighthouse'

/** How the middling phone on slow 4G comes about: calculated, as Lighthouse does it, or applied. */
type Throttling = 'simulate' | 'devtools'

/** Points out of a hundred, on a phone. */
export const goals = { accessibility: 100, 'best-practices': 100, seo: 100 }
const categories = ['performance', ...(Object.keys(goals) as (keyof typeof goals)[])] as const
type Category = (typeof categories)[number]

export interface Audit {
  path: string
  server: string
  throttling: Throttling
  scores: Record<Category, number>
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocked: number
  /** Without a unit: 0 is perfectly still. */
  shift: number
}

interface AuditOptions extends Pick<Audit, 'path' | 'server' | 'throttling'> {
  /** Where the browser listens for Lighthouse. */
  port: number
  site: string
}

/** Lighthouse with its own settings. */
export async function auditPage({
  path,
  port,
  server,
  site,
  throttling,
}: AuditOptions): Promise<Audit> {
  const onlyCategories = [...categories]
  const flags = { logLevel: 'error', onlyCategories, port, throttlingMethod: throttling } as const
  const result = await loadOnce(site + path, flags)
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((result.categories[name]?.score ?? 0) * 100)]),
  ) as Audit['scores']
  return {
    path,
    server,
    throttling,
    scores,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    // As exact as Lighthouse itself tells it.
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
  }
}

const TRIES = 3

/** Now and then Chromium's recording has no beginning; Lighthouse itself asks to try again then. */
async function loadOnce(url: string, flags: Flags, tries = 1): Promise<Result['lhr']> {
  const result = await lighthouse(url, flags)
  const { code, message } = result?.lhr.runtimeError ?? {}
  if (code === 'NO_NAVSTART' && tries < TRIES) return loadOnce(url, flags, tries + 1)
  if (!result || code) throw new Error(`Lighthouse could not audit ${url}: ${message}`)
  return result.lhr
}
