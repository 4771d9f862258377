import { execa } from 'execa'
import { z } from 'zod'
import { once } from '@/rules/once'

/** npx fetches it at the first audit: nothing else needs it, and it is a fifth of all packages. */
const findLighthouse = once(async () => {
  const args = ['--yes', '--package', 'lighthouse@12.8.2', '--call', 'which lighthouse']
  return (await execa('npx', args)).stdout.trim()
})

/** What is read of its report. */
const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
})
type Report = z.infer<typeof reportSchema>

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
  const result = await loadOnce(site + path, [
    `--only-categories=${categories.join(',')}`,
    `--port=${port}`,
    `--throttling-method=${throttling}`,
    '--disable-full-page-screenshot',
  ])
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
async function loadOnce(url: string, flags: string[], tries = 1): Promise<Report> {
  const output = ['--output=json', '--output-path=stdout', '--quiet']
  // It ends with 1 when it reports an error.
  const { stderr, stdout } = await execa(await findLighthouse(), [url, ...output, ...flags], {
    reject: false,
  })
  if (!stdout) throw new Error(`Lighthouse could not audit ${url}: ${stderr}`)
  const report = reportSchema.parse(JSON.parse(stdout))
  const { code, message } = report.runtimeError ?? {}
  if (code === 'NO_NAVSTART' && tries < TRIES) return loadOnce(url, flags, tries + 1)
  if (code) throw new Error(`Lighthouse could not audit ${url}: ${message}`)
  return report
}
