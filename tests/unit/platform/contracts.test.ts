import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import mongoose, { mongo } from 'mongoose'
import {
  APIError,
  buildConfig,
  formatErrors,
  sanitizeLocales,
  type DatabaseAdapterObj,
} from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { closeInternals } from '@/platform/closeInternals'
import { faultNames, isDatabaseFault } from '@/platform/isDatabaseFault'
import { nameLocale } from '@/platform/nameLocale'
import { watchRefusals } from '@/platform/watchRefusals'

const require = createRequire(import.meta.url)

/**
 * The source of a file of the driver that mongoose brings: no call shows a time-out that is missing, or names
 * that are not exported.
 */
function ofDriver(file: string) {
  const main = createRequire(require.resolve('mongoose')).resolve('mongodb')
  return readFile(main.replace(/index\.js$/, file), 'utf8')
}

afterEach(() => vi.unstubAllGlobals())

// Next has these two in the middle of functions that only a running server calls: the source says when they go.
it('[O5] contract: Next appends the headers of a cached page to those of the render', async () => {
  const runtime = require.resolve('next/dist/build/templates/app-page-runtime')
  const source = await readFile(runtime, 'utf8')
  const replayed = /Object\.entries\(headers\)\)\{[^]*?res\.appendHeader\(key, value\)/
  expect(source).toMatch(replayed)
})

it('[J6] contract: Next takes an origin that a page without referrers hides for one of another site', async () => {
  const source = await readFile(
    require.resolve('next/dist/server/app-render/action-handler'),
    'utf8',
  )
  expect(source).toMatch(/originHeader === 'null' \? 'null' : new URL\(originHeader\)\.host/)
})

it('[V2] contract: Next writes all cookies into a header once for each of them', async () => {
  const folder = 'next/dist/server/web/spec-extension'
  const { MutableRequestCookiesAdapter } = await import(`${folder}/adapters/request-cookies.js`)
  const { RequestCookies } = await import(`${folder}/cookies.js`)
  const cookie = Array.from({ length: 10 }, (_, index) => `name${index}=x`).join('; ')
  const append = vi.spyOn(Headers.prototype, 'append')
  MutableRequestCookiesAdapter.wrap(new RequestCookies(new Headers({ cookie })))
  expect(append.mock.calls.length).toBe((10 * 11) / 2)
  append.mockRestore()
})

it('[K2] contract: Payload leaves out the data of an error of another copy of its classes', () => {
  const data = { field: 'email' }
  const own = new APIError('Refused', 400, data)
  expect(formatErrors(own).errors[0]).toMatchObject({ data, message: 'Refused' })
  const foreign = Object.assign(new Error('Refused'), { data, isPublic: true, status: 400 })
  expect(formatErrors(foreign as unknown as APIError).errors).toEqual([{ message: 'Refused' }])
})

it('[W1] contract: the driver has an error of every name that counts as an outage', async () => {
  const sources = await Promise.all(['error.js', 'cmap/errors.js'].map(ofDriver))
  const names = sources.join().match(/(?<=return ')Mongo\w+Error(?=')/g) ?? []
  const [, listed = ''] = /\(\?:([\w|]+)\)\|/.exec(faultNames.source) ?? []
  for (const name of listed.split('|')) expect(names).toContain(`Mongo${name}Error`)
  expect(names.filter((name) => faultNames.test(name))).toHaveLength(listed.split('|').length)
})

it('[W1] contract: a server that is away is told by a name that counts as an outage', async () => {
  const options = { serverSelectionTimeoutMS: 50 }
  const failed = await mongoose
    .createConnection('mongodb://127.0.0.1:1/none', options)
    .asPromise()
    .catch((error: unknown) => error)
  expect((failed as Error).name).toBe('MongooseServerSelectionError')
  expect(isDatabaseFault(failed)).toBe(true)
})

it('[W1] contract: the driver tells when a heartbeat starts, and for how long it may last', async () => {
  const silent = createServer(() => undefined)
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const client = new mongo.MongoClient(`mongodb://127.0.0.1:${port}`, { connectTimeoutMS: 500 })
  expect(client.options).toMatchObject({ connectTimeoutMS: 500, heartbeatFrequencyMS: 10_000 })
  const started = once(client, 'serverHeartbeatStarted')
  client.connect().catch(() => undefined)
  expect((await started)[0]).toMatchObject({
    awaited: false,
    connectionId: expect.stringContaining(String(port)),
  })
  await client.close()
  silent.close()
})

it('[W1] contract: the driver writes a heartbeat without a time-out', async () => {
  const connection = await ofDriver('cmap/connection.js')
  expect(connection).toContain("once)(this.socket, 'drain', options)")
  expect(connection).toContain('timeout ? Promise.race([drainEvent, timeout]) : drainEvent')
  expect(await ofDriver('sdam/monitor.js')).not.toContain('timeoutContext')
})

it('[V1] contract: Payload adds the collection of locks where nothing is locked', async () => {
  const built = () =>
    buildConfig({
      collections: [{ slug: 'things', fields: [], lockDocuments: false }],
      db: {} as DatabaseAdapterObj,
      globals: [],
      secret: 'a-secret-that-only-the-tests-know-of',
    })
  const slugs = ({ collections }: Awaited<ReturnType<typeof built>>) =>
    collections.map(({ slug }) => String(slug))
  expect(slugs(await built())).toContain('payload-locked-documents')
  expect(slugs(await closeInternals(built()))).not.toContain('payload-locked-documents')
})

it("[U2] contract: the requests of Payload's panel go through the global fetch of the moment", async () => {
  const answers = [401, 200]
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(null, { status: answers.shift() })),
  )
  const location = new URL('http://localhost/admin/account')
  const window = { fetch: asked, location }
  vi.stubGlobal('window', window)
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => window.fetch(...args))
  const undo = watchRefusals(() => Promise.resolve(true))
  const main = import.meta.resolve('@payloadcms/ui/shared')
  const { requests } = (await import(new URL('../../utilities/api.js', main).href)) as {
    requests: { post(url: string): Promise<Response> }
  }
  expect((await requests.post('/api/faqs')).status).toBe(200)
  expect(asked).toHaveBeenCalledTimes(2)
  undo()
  expect(window.fetch).toBe(asked)
})

it('[I3] contract: Payload names no locale for a request without one, where it does not fall back', async () => {
  const localization = { defaultLocale: 'en', fallback: false, locales: ['en', 'hi'] }
  const db = { init: () => ({}) } as unknown as DatabaseAdapterObj
  const config = buildConfig({ db, localization, secret: 'contract' })
  const url = 'http://localhost/api/services'
  const localeOf = async (request: Request) => {
    const { searchParams } = new URL(request.url)
    const { localization } = await config
    const locale = searchParams.get('locale') ?? ''
    return sanitizeLocales({ fallbackLocale: null, localization, locale }).locale
  }
  const named = (search: string) =>
    nameLocale(new Request(url + search), { first: 'en', known: ['en', 'hi'] })
  expect(await localeOf(new Request(url))).toBe('')
  expect(await localeOf(named(''))).toBe('en')
  expect(await localeOf(named('?locale=xx'))).toBe('en')
  expect(await localeOf(named('?locale=hi'))).toBe('hi')
})
