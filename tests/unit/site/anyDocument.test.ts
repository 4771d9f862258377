import fc from 'fast-check'
import type * as payloadModule from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Locale, locales } from '@/rules/locales'
import { anyContent, type Content, loadConfigs, storeOf } from '../../harness/content/anyContent'
import { type Fullness, fullness } from '../../harness/content/anyDocument'
import { brokenParts } from '../../harness/pages/brokenHtml'

/**
 * Every page from documents that Payload's config allows, read as visitors' pages and previews read
 * them: a missing field fails no page, and shows no empty part.
 */
const stored = vi.hoisted(() => ({ payload: {} }))

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: vi.fn() }))
vi.mock('next/font/local', () => ({ default: () => ({ className: '', variable: '' }) }))
vi.mock('payload', async (original) => ({
  ...(await original<typeof payloadModule>()),
  getPayload: () => Promise.resolve(stored.payload),
}))
vi.mock('../../../payload.config', () => ({ default: {} }))
vi.mock('next/navigation', () => {
  const leave = (where: string) => () => {
    throw new Error(where)
  }
  return {
    notFound: leave('NOT_FOUND'),
    permanentRedirect: leave('REDIRECT'),
    redirect: leave('REDIRECT'),
    usePathname: () => '/',
    useRouter: () => ({}),
    useSelectedLayoutSegment: () => null,
    useSelectedLayoutSegments: () => [],
  }
})
vi.mock('@/booking/create/createBooking', () => ({
  findReceived: () => Promise.resolve({ replyWay: 'email' }),
  newFormToken: () => Promise.resolve('token'),
}))
vi.mock('@/env', () => ({
  siteEnv: () => ({ MEDIA_DIR: '/tmp', WEB_VITALS_SAMPLE: 0, siteUrl: 'https://utsav.test' }),
}))
vi.mock('@/site/reads/previewer', () => ({ previewer: () => Promise.resolve(undefined) }))
vi.mock('@/share/canDraw', () => ({ canDraw: () => true }))

interface PageModule {
  default: (props: object) => Promise<ReactElement> | ReactElement
  generateMetadata?: (props: object) => Promise<object>
}

const pages = import.meta.glob<PageModule>([
  '../../../src/app/*site*/*locale*/*pages*/**/page.tsx',
  '../../../src/app/*site*/*locale*/layout.tsx',
])

const privateSlugs = ['audit-log', 'bookings', 'users']

let configs: Awaited<ReturnType<typeof loadConfigs>> = []

beforeAll(async () => {
  configs = (await loadConfigs()).filter(({ slug }) => !privateSlugs.includes(slug))
  expect(configs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['services', 'home-page']))
})

async function htmlOf(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

const isAway = (error: unknown) => /NOT_FOUND|REDIRECT/.test(String(error))

async function problemsOf(path: string, locale: Locale, slug: string): Promise<string[]> {
  const page = await pages[path]?.()
  const props = {
    children: 'page',
    params: Promise.resolve({ locale, slug }),
    searchParams: Promise.resolve({ reference: 'JU-7K4M-92', service: slug }),
  }
  try {
    const metadata = (await page?.generateMetadata?.(props)) ?? {}
    const title = JSON.stringify(metadata, (_, value: unknown) => value ?? null)
    const html = path.endsWith('layout.tsx') ? '' : await htmlOf(await page?.default(props))
    return [...brokenParts(html), ...brokenParts(title.replaceAll(':null', ':""'))].map(
      (problem) => `${path.split('/app/')[1]} ${locale}: ${problem}`,
    )
  } catch (error) {
    if (isAway(error)) return []
    return [`${path.split('/app/')[1]} ${locale}: ${String(error)}`]
  }
}

async function problemsWith(
  content: Content,
  languages: readonly Locale[] = locales,
): Promise<string[]> {
  stored.payload = storeOf(content, configs)
  const slug = String(content.services?.find((doc) => doc.slug)?.slug ?? 'setup')
  const problems = []
  for (const locale of languages) {
    for (const path of Object.keys(pages)) problems.push(...(await problemsOf(path, locale, slug)))
    problems.push(...(await problemsOfRest(locale)))
  }
  return problems
}

/** What surrounds every page, and what is no page. */
async function problemsOfRest(locale: Locale): Promise<string[]> {
  const { SiteFrame } = await import('@/app/(site)/SiteFrame')
  const { default: manifest } = await import('@/app/manifest')
  const { default: sitemap } = await import('@/app/sitemap')
  const { sharedPage } = await import('@/share/sharedPage')
  try {
    const html = await htmlOf(await SiteFrame({ children: 'page', locale }))
    const card = await sharedPage({ locale, path: '/' })
    const rest = JSON.stringify([await manifest(), await sitemap(), card])
    return [...brokenParts(html), ...brokenParts(rest)].map((problem) => `frame: ${problem}`)
  } catch (error) {
    return [`frame ${locale}: ${String(error)}`]
  }
}

/** Mixed documents are tried often, in one language at a time; all others once, in each. */
const rounds = (fill: Fullness) =>
  fill === 'mixed'
    ? { languages: fc.constantFrom(...locales.map((locale) => [locale])), numRuns: 8 }
    : { languages: fc.constant(locales), numRuns: 1 }

/** Without the documents, which fill screens; the seed makes them again. */
function reportShortly<Values>({
  counterexamplePath,
  errorInstance,
  failed,
  seed,
}: fc.RunDetails<Values>) {
  if (failed)
    throw new Error(`With { seed: ${seed}, path: '${counterexamplePath}' }`, {
      cause: errorInstance,
    })
}

describe('[I3] [V1] a page', () => {
  it.each(fullness)('should be whole from any documents: %s', async (fill) => {
    const { languages, numRuns } = rounds(fill)
    await fc.assert(
      fc.asyncProperty(anyContent({ configs, fill }), languages, async (content, chosen) => {
        expect(await problemsWith(content, chosen)).toEqual([])
      }),
      { endOnFailure: true, numRuns, reporter: reportShortly },
    )
  })

  it('should be whole from an empty database', async () => {
    expect(await problemsWith({})).toEqual([])
  })
})
