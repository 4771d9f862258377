import fc from 'fast-check'
import type { CollectionConfig, Field, GlobalConfig, Where } from 'payload'
import type * as payloadModule from 'payload'
import type { ReactElement, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Locale, locales } from '@/i18n/locales'
import { type Doc, docOf, type Fullness, fullness, inLocale } from '../../harness/anyDocument'
import { brokenParts } from '../../harness/brokenHtml'

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
  isKnownReference: () => Promise.resolve(true),
  newFormToken: () => Promise.resolve('token'),
}))
vi.mock('@/env', () => ({
  siteEnv: () => ({ MEDIA_DIR: '/tmp', WEB_VITALS_SAMPLE: 0, siteUrl: 'https://utsav.test' }),
}))
vi.mock('@/site/reads/preview', () => ({ previewer: () => Promise.resolve(undefined) }))
vi.mock('@/site/share/canDraw', () => ({ canDraw: () => true }))

interface PageModule {
  default: (props: object) => Promise<ReactElement> | ReactElement
  generateMetadata?: (props: object) => Promise<object>
}

const pages = import.meta.glob<PageModule>([
  '../../../src/app/*site*/*locale*/*pages*/**/page.tsx',
  '../../../src/app/*site*/*locale*/layout.tsx',
])

type Config = (CollectionConfig | GlobalConfig) & { fields: Field[] }

const configs = import.meta.glob<Record<string, unknown>>([
  '../../../collections/*.ts',
  '../../../collections/*/index.ts',
  '../../../collections/globals/*.ts',
])

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'slug' in value && 'fields' in value

let found: Config[] = []

beforeAll(async () => {
  const modules = await Promise.all(Object.values(configs).map((load) => load()))
  found = modules.flatMap((module) => Object.values(module).filter(isConfig))
  expect(found.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['services', 'home-page']))
})

const moments = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }
const file = { filename: 'tent_kitchen.webp', height: 300, sizes: {}, width: 400 }

/** All that is stored, by slug: a list of documents, or the one of a global. */
function anyContent(fill: Fullness) {
  const fieldsOf = (slug: string) => found.find((one) => one.slug === slug)?.fields ?? []
  const picture = docOf(fieldsOf('media'), { fill, related: () => fc.constant(null) }).map(
    (doc) => ({ id: 'p', ...moments, ...file, ...doc }),
  )
  // A deleted picture is null, one that Payload did not fill in an id.
  const related = (collection: string) =>
    collection === 'media'
      ? fc.oneof({ weight: 4, arbitrary: picture }, { arbitrary: fc.constant(null), weight: 1 })
      : fc.constantFrom(`${collection}-0`, `${collection}-1`, 'gone')
  const docs = (config: Config) =>
    docOf(config.fields, { fill, related }).map((doc): Doc => ({ ...moments, ...doc }))
  return fc.record(
    Object.fromEntries(
      found.map((config) => [
        config.slug,
        fc.array(docs(config), { minLength: fill === 'mixed' ? 3 : 1, maxLength: 3 }).map((all) =>
          all.map((doc, index) => ({
            id: `${config.slug}-${index}`,
            ...(config.slug === 'media' && file),
            ...doc,
          })),
        ),
      ]),
    ),
  )
}

interface Query {
  collection?: string
  id?: string
  locale?: Locale
  slug?: string
  where?: Where
}

function storeOf(content: Record<string, Doc[]>) {
  const read = (slug: string, { locale = 'en', where = {} }: Query) =>
    (content[slug] ?? [])
      .map((doc) => inLocale(doc, locale) as Doc)
      .filter((doc) => Object.entries(where).every(([name, rule]) => fits(doc[name], rule)))
  const collections = found.map((config) => {
    const useAsTitle = 'admin' in config && config.admin && 'useAsTitle' in config.admin
    return [config.slug, { config: { admin: useAsTitle ? config.admin : {} } }]
  })
  return {
    collections: Object.fromEntries(collections) as object,
    find: (query: Query) => Promise.resolve({ docs: read(String(query.collection), query) }),
    findGlobal: (query: Query) => Promise.resolve(read(String(query.slug), query)[0] ?? {}),
    logger: console,
  }
}

function fits(value: unknown, rule: unknown): boolean {
  const { equals, in: among } = rule as { equals?: unknown; in?: unknown[] }
  return among ? among.includes(value) : equals === undefined || value === equals
}

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

async function problemsWith(content: Record<string, Doc[]>): Promise<string[]> {
  stored.payload = storeOf(content)
  const slug = String(content.services?.find((doc) => doc.slug)?.slug ?? 'setup')
  const problems = []
  for (const locale of locales) {
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
  const { sharedPage } = await import('@/site/share/sharedPage')
  try {
    const html = await htmlOf(await SiteFrame({ children: 'page', locale }))
    const card = await sharedPage({ locale, path: '/' })
    const rest = JSON.stringify([await manifest(), await sitemap(), card])
    return [...brokenParts(html), ...brokenParts(rest)].map((problem) => `frame: ${problem}`)
  } catch (error) {
    return [`frame ${locale}: ${String(error)}`]
  }
}

/** Each renders every page in both languages. */
const RUNS: Partial<Record<Fullness, number>> = { mixed: 8 }

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
    await fc.assert(
      fc.asyncProperty(anyContent(fill), async (content) => {
        expect(await problemsWith(content)).toEqual([])
      }),
      { endOnFailure: true, numRuns: RUNS[fill] ?? 1, reporter: reportShortly },
    )
  })

  it('should be whole from an empty database', async () => {
    expect(await problemsWith({})).toEqual([])
  })
})
