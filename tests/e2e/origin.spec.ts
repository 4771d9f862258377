import { hugePng } from '../harness/content/hugePng'
import { residentMegabytes } from '../harness/launch/processUse'
import { rawRequest } from '../harness/requests/rawRequest'
import { sessionToken } from '../harness/requests/sessionToken'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

const foreign = [
  'https://evil.example',
  'null',
  'http://localhost',
  'http://localhost.evil.example',
]

test('[V3] a cookie should count only where a page of ours sends it', async ({ request, site }) => {
  const { url } = site
  const { authorization } = await adminHeaders(request, site)
  const cookie = authorization.replace('JWT ', 'payload-token=')
  const me = async (headers: Record<string, string>) =>
    JSON.parse((await rawRequest({ headers, method: 'GET', path: '/api/users/me', url })).body).user
  expect(await me({ cookie, origin: url })).toMatchObject({ email: site.adminEmail })
  expect(await me({ cookie })).toBeNull()
  const body = JSON.stringify({ question: 'Is this mine?' })
  for (const origin of foreign) {
    expect(await me({ cookie, origin }), origin).toBeNull()
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, cookie, origin, 'sec-fetch-site': 'cross-site' }
      const asked = { body, headers, method: 'POST', url }
      const { status } = await rawRequest({ ...asked, path: '/api/faqs' })
      expect([origin, type, status]).toEqual([origin, type, 403])
    }
  }
})

test('[V3] the page of another site should sign nobody in, and book nothing', async ({ site }) => {
  const { adminEmail: email, adminPassword: password, url } = site
  const asked = [
    { path: '/api/users/login', data: { email, password }, taken: 200 },
    { path: '/api/bookings', data: { contactNumber: '9829077777' }, taken: 201 },
  ]
  for (const { data, path, taken } of asked) {
    const send = async (own: Record<string, string>) => {
      const part = 'Content-Disposition: form-data; name="_payload"'
      const edge = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
      const body = `--${edge}\r\n${part}\r\n\r\n${JSON.stringify(data)}\r\n--${edge}--\r\n`
      const headers = { 'content-type': `multipart/form-data; boundary=${edge}`, ...own }
      return rawRequest({ body, headers, method: 'POST', path, url })
    }
    for (const origin of foreign) {
      const { headers, status } = await send({ origin })
      expect([path, origin, status, headers['set-cookie']]).toEqual([path, origin, 403, undefined])
    }
    // No form of a stranger is read, not even from our own pages, which send JSON.
    expect([path, (await send({ origin: url })).status]).toEqual([path, 415])
    const json = { 'content-type': 'application/json', origin: url }
    const own = { body: JSON.stringify(data), headers: json, method: 'POST', path, url }
    expect([path, (await rawRequest(own)).status]).toEqual([path, taken])
  }
})

test('[V1] a request that no page of ours sends should be refused, not break the site', async ({
  site: { url },
}) => {
  const many = { or: Array.from({ length: 2000 }, () => ({ title: { equals: 'x' } })) }
  const override = { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' }
  const asked = [
    { method: 'TRACE', path: '/', status: 405 },
    { method: 'TRACE', path: '/api/faqs', status: 405 },
    { method: 'OPTIONS', path: '*', status: 400 },
    { method: 'GET', path: '/_next/image?url=%2Ficon.svg&w=640&q=75', status: 404 },
    { method: 'GET', path: '/api/media/file/x.png?prefix=x', status: 400 },
    {
      body: JSON.stringify({ where: many }),
      headers: override,
      method: 'POST',
      path: '/api/faqs',
      status: 401,
    },
  ]
  for (const { status, ...sent } of asked) {
    const answer = await rawRequest({ ...sent, url })
    expect([sent.method, sent.path, answer.status]).toEqual([sent.method, sent.path, status])
  }
})

test('[V3] another site should be told nothing, nor allowed to ask', async ({ site: { url } }) => {
  for (const origin of foreign) {
    for (const path of ['/api/services', '/api/users/me', '/api/bookings', '/']) {
      const ask = (method: string) =>
        rawRequest({
          headers: { 'access-control-request-method': 'POST', origin },
          method,
          path,
          url,
        })
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await ask(method)
        expect(headers['access-control-allow-origin'], `${method} ${path}`).toBeUndefined()
        expect(headers['access-control-allow-credentials'], path).toBeUndefined()
      }
    }
  }
})

test('[V3] what signed somebody in should be worth nothing once they left', async ({ site }) => {
  const { adminEmail: email, adminPassword: password, url } = site
  const json = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ email, password })
  const login = { body, headers: json, method: 'POST', path: '/api/users/login', url }
  const answer = await rawRequest(login)
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []]
    .flat()
    .filter((one) => /token=/.test(one))
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect(answer.body).not.toContain('token')
  const token = sessionToken(cookie)
  const ways: Record<string, string>[] = [
    { cookie: `payload-token=${token}`, origin: url },
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
  ]
  const users = async () => {
    const asked = ways.map((headers) =>
      rawRequest({ headers, method: 'GET', path: '/api/users/me', url }),
    )
    return (await Promise.all(asked)).map((one) => Boolean(JSON.parse(one.body).user))
  }
  expect(await users()).toEqual([true, true, true])
  const headers = { ...json, cookie: `payload-token=${token}` }
  const left = await rawRequest({ headers, method: 'POST', path: '/api/users/logout', url })
  expect(left.status).toBe(200)
  expect(await users()).toEqual([false, false, false])
})

test('[V1] what is too large to take or to unfold should be refused at once, in little memory', async ({
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const [{ pid } = { pid: undefined }] = site.instances
  const before = await residentMegabytes(pid)
  const send = (buffer: Buffer) =>
    request.post('/api/media', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt: 'Huge' }),
        file: { buffer, mimeType: 'image/png', name: 'huge.png' },
      },
      timeout: 30_000,
    })
  const large = Buffer.alloc(20_000_000)
  expect((await send(large)).status()).toBe(413)
  expect((await send(hugePng({ height: 30_000, width: 30_000 }))).status()).toBe(400)
  const json = { ...headers, 'content-type': 'application/json' }
  const data = JSON.stringify({ question: 'x'.repeat(20_000_000) })
  expect((await request.post('/api/faqs', { data, headers: json })).status()).toBe(413)
  const after = await residentMegabytes(pid)
  if (before !== undefined && after !== undefined) expect(after - before).toBeLessThan(300)
})
