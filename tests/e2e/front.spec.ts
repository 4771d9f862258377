import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { askAs } from '../harness/nginx/askAs'
import { noFront, openFront } from '../harness/nginx/openFront'
import { somePhone } from '../harness/requests/sendBooking'
import { test } from '../harness/site/serverTest'
import { adminHeaders } from './adminHeaders'
import { plainText } from './plainText'

const cacheOf = (answer: { headers(): Record<string, string> }) => answer.headers()['x-cache']

test('[W2] whoever comes by http should be led to https', async ({ front: { ask, httpUrl } }) => {
  const answer = await ask.get(`${httpUrl}/gallery?from=card`)
  expect([answer.status(), answer.headers().location]).toEqual([
    308,
    'https://localhost/gallery?from=card',
  ])
})

test('[P14] [W2] a browser should get pages over HTTP/2, with every header of the site', async ({
  browser,
  front: { ask, url },
}) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.goto(`${url}/gallery`)
  const protocol = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming).nextHopProtocol,
  )
  await context.close()
  expect(protocol).toBe('h2')
  const headers = (await ask.get('/gallery')).headers()
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers).toHaveProperty('content-security-policy')
  expect(headers).toHaveProperty('strict-transport-security')
})

test('[W1] a page should come from the cache, and what an editor changes be there in a second', async ({
  front: { ask, url },
  playwright,
  server: { site },
}) => {
  const editor = await playwright.request.newContext({ baseURL: url, ignoreHTTPSErrors: true })
  await expect(async () => expect(cacheOf(await ask.get('/faqs'))).toBe('HIT')).toPass()
  const question = `Is the front asked? ${randomUUID()}`
  const data = { _status: 'published', answer: plainText('Yes.'), question }
  const headers = await adminHeaders(editor, site)
  const added = await editor.post('/api/faqs', { data, headers })
  expect(added.status(), await added.text()).toBe(201)
  // nginx keeps a page for one second: a request after that must see the change.
  await delay(1000)
  expect(await (await ask.get('/faqs')).text()).toContain(question)
  const { doc } = (await added.json()) as { doc: { id: string } }
  await editor.delete(`/api/faqs/${doc.id}`, { headers })
  await editor.dispose()
})

test('[V1] what is private should not be cached, nor a page of somebody who looks at drafts', async ({
  front: { ask },
}) => {
  for (const path of ['/booking', '/login', '/api/health/live']) {
    await ask.get(path)
    const again = await ask.get(path)
    expect(cacheOf(again), path).not.toBe('HIT')
    expect(again.headers()['cache-control'], path).toContain('no-store')
  }
  const cacheWith = async (cookie: string) =>
    cacheOf(await ask.get('/faqs', { headers: { cookie } }))
  expect(await cacheWith('a=b; __prerender_bypass=x')).toBe('BYPASS')
  expect(await cacheWith('a=b; payload-token=made-up')).not.toBe('BYPASS')
})

test('[V2] [W2] a picture should be cached at the address that pages have, and under no made-up version', async ({
  front: { ask },
}) => {
  const home = await (await ask.get('/')).text()
  const [, address = ''] = /src="(\/api\/media\/file\/[^"]+\?v=[^"]+)"/.exec(home) ?? []
  await ask.get(address)
  expect(cacheOf(await ask.get(address))).toBe('HIT')
  const [path = ''] = address.split('?')
  for (const query of ['v=made-up', 'V=made-up', 'v=%6d']) {
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask.get(`${path}?${query}`)
      expect([query, answer.status(), cacheOf(answer)]).toEqual([query, 200, 'MISS'])
      expect(answer.headers()['cache-control']).toBe('no-store')
    }
  }
})

test('[P14] [W2] what is made for one person should be asked of the instance for that', async ({
  server: { site },
}) => {
  const stand = createServer((_request, answer) => answer.end('personal'))
  await once(stand.listen(0), 'listening')
  const { port } = stand.address() as AddressInfo
  const opened = await openFront([Number(new URL(site.url).port)], [port])
  try {
    test.skip(!opened, noFront)
    const bodyOf = async (way: string) => (await askAs({ url: `${opened?.url}${way}` })).body
    for (const way of [
      '/admin',
      '/admin/requests',
      '/preview',
      '/booking',
      '/hi/booking',
      '/api/bookings',
    ]) {
      expect(await bodyOf(way), way).toBe('personal')
    }
    for (const way of ['/', '/hi', '/faqs', '/bookings', '/robots.txt']) {
      expect(await bodyOf(way), way).not.toBe('personal')
    }
  } finally {
    await opened?.stop()
    stand.close()
  }
})

test('[V2] an address that a visitor claims should not be believed', async ({
  front: { ask },
  server,
}) => {
  await server.forgetLimits()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${tries}` }
    const answer = await ask.post('/api/bookings', { data: someBooking(), headers })
    statuses.push(answer.status())
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429])
})

const someBooking = () => ({ contactNumber: somePhone(), idempotencyKey: randomUUID() })
