import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/nginx/askAs'
import { behindFront, hasFront } from '../../harness/nginx/behindFront'

const ask = (address: string, url: string) => askAs({ address, url })

describe.skipIf(!hasFront)('[V2] nginx', () => {
  it('should refuse an address that asks too often, in words, and nobody else', async () => {
    const { url } = await behindFront((_request, answer) => answer.end('page'), {
      REQUESTS_AT_ONCE: '3',
      REQUESTS_PER_SECOND: '1',
    })
    const atOnce = (way: string) =>
      Promise.all(Array.from({ length: 20 }, () => ask('127.1.1.1', `${url}${way}`)))
    const answered = (await atOnce('/')).filter(({ status }) => status === 200)
    expect(answered.length).toBeGreaterThanOrEqual(4)
    // A second that goes by lets one more through.
    const refused = async (way: string) => {
      for (;;) {
        const answer = (await atOnce(way)).find(({ status }) => status === 429)
        if (answer) return answer
      }
    }
    const page = await refused('/')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(page.body).toContain('<h1>One moment</h1>')
    const ofApi = await refused('/api/bookings')
    expect(ofApi.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '10',
    })
    const { errors } = JSON.parse(ofApi.body)
    expect(errors).toEqual([
      { message: expect.stringContaining('wait a moment'), name: 'TooManyRequests' },
    ])
    expect((await ask('127.1.1.2', url)).status).toBe(200)
  })

  it.each([
    ['/api/services', { API_AT_ONCE: '12', API_PER_SECOND: '5' }],
    ['/admin', { RENDERS_AT_ONCE: '31', RENDERS_PER_SECOND: '5' }],
    ['/booking', { RENDERS_AT_ONCE: '31', RENDERS_PER_SECOND: '5' }],
    ['/events/made-up', { RENDERS_AT_ONCE: '31', RENDERS_PER_SECOND: '5' }],
  ])('should let one address have less of what costs more: %s', async (path, values) => {
    let answered = 0
    const { url } = await behindFront((_request, answer) => {
      answered += 1
      answer.writeHead(404).end('answered')
    }, values)
    let asked = 0
    const flood = Array.from({ length: 80 }, () =>
      ask('127.1.1.1', `${url}${path}${path.includes('made-up') ? (asked += 1) : ''}`),
    )
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(20)
    expect(answered).toBe(80 - refused.length)
    for (const { headers } of refused) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    }
    expect((await ask('127.1.1.2', `${url}${path}`)).body).toBe('answered')
    expect((await ask('127.1.1.1', `${url}/api/media/file/x.webp`)).body).toBe('answered')
  })

  it('should slow staff down who change many bookings, four at a time, and refuse none', async () => {
    const { url } = await behindFront((_request, answer) => answer.end('saved'), {
      API_AT_ONCE: '20',
      API_PER_SECOND: '40',
    })
    const left = Array.from({ length: 60 }, (_, one) => one)
    const statuses = new Set<number>()
    const worker = async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        statuses.add((await ask('127.1.1.1', `${url}/api/bookings/${one}`)).status)
      }
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect([...statuses]).toEqual([200])
  })

  it('should show an address over its share a known page as it was, and never refuse it', async () => {
    let made = 0
    const { url } = await behindFront(
      (_request, answer) =>
        answer.writeHead(200, { 'cache-control': 's-maxage=3600' }).end(`${(made += 1)}`),
      { RENDERS_AT_ONCE: '1', RENDERS_PER_SECOND: '1' },
    )
    const cache = async () => (await ask('127.1.1.1', url)).headers['x-cache']
    await expect.poll(cache).toBe('HIT')
    const flood = Array.from({ length: 20 }, (_, one) => ask('127.1.1.1', `${url}/unknown-${one}`))
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    for (let one = 0; one < 50; one += 1) expect((await ask('127.1.1.1', url)).status).toBe(200)
    // The page grows old in a second, in which the address may render one page more: it must ask on for others.
    const cacheOverShare = async () => {
      await Promise.all([1, 2].map((one) => ask('127.1.1.1', `${url}/unknown-${one}`)))
      return cache()
    }
    await expect.poll(cacheOverShare).toBe('STALE')
  })

  it('should not count scripts and styles, of which a page has a dozen', async () => {
    const { url } = await behindFront((_request, answer) => answer.end('script'), {
      REQUESTS_AT_ONCE: '1',
      REQUESTS_PER_SECOND: '1',
    })
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await ask('127.1.1.1', `${url}/_next/static/${asked}.js`)).status).toBe(200)
    }
  })

  it('should let an address have so many requests under way', async () => {
    const waiting: ServerResponse[] = []
    const { url } = await behindFront((_request, answer) => void waiting.push(answer), {
      CONNECTIONS_PER_ADDRESS: '3',
    })
    const begun = [1, 2, 3].map((one) => ask('127.1.1.1', `${url}/api/${one}`))
    while (waiting.length < 3) await turn()
    expect((await ask('127.1.1.1', `${url}/api/4`)).status).toBe(429)
    const other = ask('127.1.1.2', `${url}/api/5`)
    while (waiting.length < 4) await turn()
    waiting.forEach((answer) => answer.end('done'))
    const statuses = (await Promise.all([...begun, other])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200])
  })
})
