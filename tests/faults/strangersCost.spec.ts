import { readFile } from 'node:fs/promises'
import { languages } from '@/rules/languages.mjs'
import { rootLocale } from '@/rules/locales'
import { expect, test } from '../e2e/fixtures'
import { processorMs, residentMegabytes } from '../harness/launch/processUse'
import {
  hostilePageRequests,
  type HostilePageRequest,
} from '../harness/requests/hostilePageRequests'
import { rawRequest } from '../harness/requests/rawRequest'

/** Of all threads of the site. As for the API (tests/int/access/cost). */
const PROCESSOR_MS = 300

/** With what is not collected yet. The site begins at about 300, and its limit is 1,024. */
const MEMORY_MB = 600

const ENOUGH = 10

test('[V1] [V2] no page and no server action should cost much or break, whatever a stranger sends', async ({
  site,
}) => {
  const [{ pid } = { pid: undefined }] = site.instances
  const ask = (sent: Omit<HostilePageRequest, 'kind'>) =>
    rawRequest({ ...sent, timeoutMs: 60_000, url: site.url })
  const measure = async (sent: HostilePageRequest) => {
    const before = await processorMs(pid)
    const { status } = await ask(sent)
    const ms = ((await processorMs(pid)) ?? 0) - (before ?? 0)
    const isBroken = status >= 500 && status !== 503
    return isBroken || ms > PROCESSOR_MS ? `${status}, ${ms} ms` : undefined
  }
  const pages = await listPages()
  expect(pages.length).toBeGreaterThan(25)
  expect(new Set(pages.flatMap(({ actions }) => actions)).size).toBeGreaterThan(3)
  // The first request for a page renders it.
  for (const { path } of pages) await ask({ method: 'GET', path })
  const before = await residentMegabytes(pid)
  const faults: string[] = []
  let asked = 0
  for (const page of pages) {
    for (const sent of hostilePageRequests(page)) {
      asked += 1
      // Again when it was too much: the first of its kind also loads code, and the site has work of its own.
      const fault = (await measure(sent)) && (await measure(sent)) && (await measure(sent))
      if (fault) faults.push(`${sent.method} ${page.path}, ${sent.kind}: ${fault}`)
    }
    if (faults.length >= ENOUGH) break
  }
  const after = await residentMegabytes(pid)
  const description = JSON.stringify({ after, asked, before, pages: pages.length })
  test.info().annotations.push({ type: 'asked', description })
  expect(faults).toEqual([])
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(MEMORY_MB)
})

interface Page {
  /** Ids of the server actions that are called there, and one of none. */
  actions: string[]
  path: string
}

/** Every address of the build outside the API, with a made-up name where it has one. */
async function listPages(): Promise<Page[]> {
  const routes = Object.entries(await manifest<string>('app-path-routes-manifest'))
  const { node = {} } = await manifest<Record<string, { workers: object }>>(
    'server/server-reference-manifest',
  )
  const actionsOf = (file: string) =>
    Object.keys(node).filter((id) => `app${file}` in (node[id]?.workers ?? {}))
  const withUnknown = (ids: string[]) => (ids.length > 0 ? [...ids, '4'.repeat(42)] : [])
  const pages = routes
    .filter(([, route]) => !/^\/(?:api\/|_)/.test(route))
    .flatMap(([file, route]) =>
      localesOf(route).map((locale) => ({
        // A body is read alike in each language, and an id of no action is refused alike on each page.
        actions: isTranslated(route, locale) ? [] : withUnknown(actionsOf(file)),
        path: addressOf(route, locale),
      })),
    )
  const more = ['/made-up', '/events/royal-wedding-setup'].map((path) => ({ actions: [], path }))
  return [...new Map([...pages, ...more].map((page) => [page.path, page])).values()]
}

/** What comes with a request is read alike in each language: one page shows that of the others. */
const localesOf = (route: string) =>
  Object.keys(languages).filter((locale) => locale === rootLocale || route === '/[locale]')

const isTranslated = (route: string, locale: string) =>
  route.includes('[locale]') && locale !== rootLocale

const manifest = async <Value>(name: string) =>
  JSON.parse(await readFile(`.next/${name}.json`, 'utf8')) as Record<string, Value>

const addressOf = (route: string, locale: string) =>
  route
    .replace('[locale]', locale)
    .replace(/\[+(?:\.\.\.)?\w+\]+/, 'made-up')
    .replace(new RegExp(`^/${rootLocale}(?=/|$)`), '') || '/'
