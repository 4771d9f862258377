import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hindiPages, sitePages } from '../../harness/pages/routes'
import type { Audit } from './auditPage'

const folder = '.data/lighthouse'

type Wanted = Pick<Audit, 'path' | 'server' | 'throttling'>

/** Neither is found by search engines, so their SEO has no goal. A 404 is no page for Lighthouse. */
export const privatePages = ['/booking/received', '/hi/booking/received', '/login']

export const auditedPages = [...sitePages, ...hindiPages, ...privatePages]

/** Those with the line and the phone really slowed down. */
const slowedPages = ['/', '/hi', '/all-events', '/events/royal-wedding-setup']

/** Of each page. */
export const usualRuns = 5

/** What has been measured of this build, also by an earlier call. */
export async function keptAudits(build: string): Promise<Audit[]> {
  const text = await readFile(`${folder}/${build}.json`, 'utf8').catch(() => '[]')
  return JSON.parse(text) as Audit[]
}

export async function keepAudit(build: string, audit: Audit) {
  await mkdir(folder, { recursive: true })
  const audits = [...(await keptAudits(build)), audit]
  await writeFile(`${folder}/${build}.json`, JSON.stringify(audits))
}

/** Every page once, then every page again, so that a call that ends early has all of them. */
export function auditsToRun(kept: Audit[], servers: string[], runs: number): Wanted[] {
  const wanted = (paths: string[], throttling: Audit['throttling']) =>
    paths.flatMap((path) => servers.map((server) => ({ path, server, throttling })))
  const done = (one: Wanted) => ofOne(kept, one).length
  const all = wanted(auditedPages, 'simulate')
  const rounds = Array.from({ length: runs }, (_, round) => all.filter((one) => done(one) <= round))
  const slowed = wanted(slowedPages, 'devtools').filter((one) => done(one) === 0)
  return [...(rounds[0] ?? []), ...slowed, ...rounds.slice(1).flat()]
}

export function ofOne(audits: Audit[], { path, server, throttling }: Wanted): Audit[] {
  return audits.filter(
    (audit) => audit.path === path && audit.server === server && audit.throttling === throttling,
  )
}
