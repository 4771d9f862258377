import { brotliCompressSync, constants } from 'node:zlib'
import { rawRequest } from '../harness/requests/rawRequest'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

const page = {
  ...everywhere,
  'content-security-policy':
    "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; img-src 'self' data: blob:; object-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'",
}

const data = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
}

const picture = {
  ...everywhere,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; style-src 'unsafe-inline'",
}

/** What would tell an attacker what runs here, or let another site read an answer. */
const telling = ['access-control-allow-origin', 'server', 'x-powered-by']

interface Asked {
  body?: string
  headers?: Record<string, string>
  method?: string
  path: string
  status: number
  wanted: Record<string, string>
}

const json = { 'content-type': 'application/json' }
const stranger = JSON.stringify({ email: 'nobody@example.com', password: 'not-the-password' })
const login = { body: stranger, headers: json, method: 'POST', path: '/api/users/login' }

const answers: Asked[] = [
  { path: '/', status: 200, wanted: page },
  { path: '/booking', status: 200, wanted: page },
  { path: '/no-such-page', status: 404, wanted: page },
  { path: '/events/no-such-event', status: 404, wanted: page },
  { path: '/login', status: 200, wanted: page },
  { path: '/admin', status: 307, wanted: page },
  // Next answers these before anything else is looked at; there is nothing in them to protect.
  { path: '/services', status: 308, wanted: { location: '/service' } },
  { path: '/en/about', status: 308, wanted: { location: '/about' } },
  { path: '/preview?path=/faqs', status: 307, wanted: page },
  { path: '/og', status: 200, wanted: page },
  { path: '/api/services?limit=1', status: 401, wanted: data },
  { path: '/api/bookings/day-load', status: 400, wanted: data },
  { ...login, status: 401, wanted: data },
  { path: '/api/%25', status: 401, wanted: data },
  { path: '/api/%E0%A4%A', status: 400, wanted: { 'x-content-type-options': 'nosniff' } },
  { path: '/api/no-such-thing', status: 401, wanted: data },
  { path: '/api/media/file/none.png', status: 404, wanted: picture },
  { method: 'PUT', path: '/api/health/live', status: 405, wanted: data },
  {
    body: 'x'.repeat(40_000),
    headers: json,
    method: 'POST',
    path: '/api/bookings',
    status: 413,
    wanted: data,
  },
  { method: 'POST', path: '/api/vitals', status: 400, wanted: data },
  { method: 'POST', path: '/api/refresh', status: 403, wanted: data },
  { path: '/api/health/live', status: 200, wanted: data },
  { path: '/api/health/ready', status: 200, wanted: data },
]

test('[V3] every answer should tell the browser what it may not do', async ({ site: { url } }) => {
  for (const { path, status, wanted, ...asked } of answers) {
    const answer = await rawRequest({ method: 'GET', ...asked, path, url })
    expect.soft(answer.status, path).toBe(status)
    expect.soft(answer.headers, path).toMatchObject(wanted)
    for (const name of telling) expect.soft(answer.headers[name], `${name} ${path}`).toBeUndefined()
  }
})

test('[V2] [V3] an address that nobody vouches for should not give a guesser more tries, and the refusal tell all that too', async ({
  site: { url },
}) => {
  const statuses: number[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    statuses.push((await guess(tries)).status)
  }
  expect(statuses).toEqual(Array<number>(10).fill(401))
  const { headers, status } = await guess(10)
  expect(status).toBe(429)
  expect(headers).toMatchObject(data)
  expect(headers).toHaveProperty('retry-after')

  function guess(tries: number) {
    const body = JSON.stringify({ email: 'nobody@example.com', password: `guess-number-${tries}` })
    const forwarded = { ...json, 'x-forwarded-for': `203.0.113.${tries}` }
    return rawRequest({ ...login, body, headers: forwarded, url })
  }
})

test('[V3] the panel should tell it to who is signed in', async ({ request, site }) => {
  const { authorization } = await adminHeaders(request, site)
  const headers = { cookie: authorization.replace('JWT ', 'payload-token='), origin: site.url }
  for (const path of ['/admin', '/admin/account', '/admin/collections/faqs', '/admin/none']) {
    const { url } = site
    const answer = await rawRequest({ headers, method: 'GET', path, url })
    expect([path, [200, 404].includes(answer.status)]).toEqual([path, true])
    expect(answer.headers, path).toMatchObject(page)
    expect(answer.headers['cache-control'], path).toContain('no-store')
    for (const name of telling) expect(answer.headers[name], name).toBeUndefined()
  }
})
test('[P14] [V3] scripts and styles should come as such, compressed in advance, without the lines that pages need', async ({
  request,
  site: { url },
}) => {
  const html = await (await request.get('/')).text()
  for (const [extension, type] of [
    ['js', 'application/javascript; charset=UTF-8'],
    ['css', 'text/css; charset=UTF-8'],
  ]) {
    const path = new RegExp(`/_next/static/[^"]+\\.${extension}`).exec(html)?.[0] ?? ''
    const asIs = await rawRequest({ method: 'GET', path, url })
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    expect(await answer.text()).toBe(asIs.body)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': type,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('content-security-policy')
    expect(asIs.headers['content-type']).toBe(type)
    // Quality 11 is smaller than what the server could make for a request.
    const quick = brotliCompressSync(asIs.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    expect(Number(headers['content-length'])).toBeLessThan(quick.length)
  }
})

test('[P14] the browser should be told to compile the largest script of every page while it loads', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const paths = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, path = '']) => path)
  const scripts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
  const [largest] = scripts.sort((a, b) => b.length - a.length)
  expect(largest).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('[V3] a picture and each of its cuts should come as a picture and nothing else', async ({
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const listed = await request.get('/api/media?limit=1&sort=createdAt', { headers })
  const { docs } = (await listed.json()) as { docs: Stored[] }
  const [{ mimeType, sizes, url } = {} as Stored] = docs
  const cuts = Object.values(sizes).filter((cut) => cut.url !== null)
  expect(cuts.length).toBeGreaterThan(4)
  for (const one of [{ mimeType, url }, ...cuts]) {
    for (const range of ['bytes=0-', 'bytes=0-9', 'bytes=9999999999-']) {
      const answer = await request.get(String(one.url), { headers: { range } })
      expect(answer.headers()).toMatchObject(picture)
      if (answer.status() < 300) expect(answer.headers()['content-type']).toBe(one.mimeType)
    }
  }
})

interface Stored {
  mimeType: string
  sizes: Record<string, { mimeType: string | null; url: string | null }>
  url: string
}

test('[W1] a connection should be kept for longer than nginx keeps an idle one', async ({
  site: { url },
}) => {
  const answer = await rawRequest({ method: 'GET', path: '/api/health/live', url })
  expect(answer.headers['keep-alive']).toBe('timeout=65')
})

test('[W1] the health of the site should be told to whoever watches it', async ({ request }) => {
  const live = await request.get('/api/health/live')
  expect(await live.json()).toEqual({ status: 'live' })
  const ready = await request.get('/api/health/ready')
  expect(ready.status()).toBe(200)
  expect(ready.headers()['cache-control']).toBe('no-store')
})
