import { readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/nginx/askAs'
import { behindFront, hasFront } from '../../harness/nginx/behindFront'

const forAll = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html' }

const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
const stateTree = (state: string) => ({
  rsc: '1',
  'next-router-state-tree': encodeURIComponent(JSON.stringify([state.repeat(2000)])),
})

/** The headers that Next's Vary names. */
const ofRouter: Record<string, string>[] = [
  { rsc: '1' },
  prefetch,
  { rsc: '1', 'next-router-prefetch': '2' },
  { ...prefetch, 'next-router-segment-prefetch': '/_tree' },
  { ...prefetch, 'next-router-segment-prefetch': '/_full' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  stateTree('x'),
  { ...prefetch, ...stateTree('y') },
  { 'next-router-prefetch': '1' },
  { rsc: '2' },
]

/** What anyone can make up without end, for an answer that is the same. */
const madeUp: {
  headers?: (one: number) => Record<string, string>
  path: (one: number) => string
}[] = [
  { path: (one) => `/?v=${one}` },
  { path: (one) => `/og/events/gala?v=${one}` },
  { path: (one) => `/_next/static/x.js?dpl=${one}` },
  { path: (one) => `/api/media/file/x.webp?v=${one}` },
  { headers: (one) => ({ 'accept-encoding': `made-up-${one}` }), path: () => '/' },
  { headers: (one) => stateTree(`${one}`), path: () => '/' },
  { headers: (one) => ({ rsc: `${one}` }), path: () => '/' },
  { headers: (one) => ({ ...prefetch, 'next-url': `/${one}` }), path: () => '/' },
  { headers: (one) => ({ 'next-router-segment-prefetch': `/${one}` }), path: () => '/' },
  { headers: (one) => ({ cookie: `a=${one}` }), path: () => '/' },
]

describe.skipIf(!hasFront)('[W2] the cache of nginx', () => {
  it.each([
    's-maxage=3600',
    's-maxage=31536000, stale-while-revalidate=31536000',
    'public, max-age=0, must-revalidate',
    'public, immutable, no-transform, max-age=31536000',
  ])('should keep what the site calls %s for the second it was made in', async (control) => {
    let made = 0
    const { url } = await behindFront((_request, answer) =>
      answer.writeHead(200, { 'cache-control': control }).end(`${(made += 1)}`),
    )
    const ask = async () => (await askAs({ url })).headers['x-cache']
    await expect.poll(ask, { interval: 0, timeout: 60_000 }).toBe('HIT')
    await expect.poll(ask, { interval: 5, timeout: 5_000 }).toBe('EXPIRED')
  })

  it('should fetch a page once for a crowd, and show the others the last one only if it is of the second before', async () => {
    const waiting: (() => void)[] = []
    let made = 0
    const { url } = await behindFront((_request, answer) => {
      const send = () => answer.writeHead(200, forAll).end(`${(made += 1)}`)
      if (made === 0) send()
      else waiting.push(send)
    })
    const send = () => waiting.splice(0).forEach((one) => one())
    const isAsked = () => expect.poll(() => waiting.length, { interval: 5, timeout: 20_000 })
    expect((await askAs({ url })).body).toBe('1')

    // In the first second, the cache answers.
    const first = (async () => {
      let answer = await askAs({ url })
      while (answer.body === '1') answer = await askAs({ url })
      return answer
    })()
    await isAsked().toBe(1)
    const others = await Promise.all([askAs({ url }), askAs({ url })])
    expect(others.map(({ body, headers }) => [body, headers['x-cache']])).toEqual([
      ['1', 'UPDATING'],
      ['1', 'UPDATING'],
    ])
    expect(waiting.length).toBe(1)
    send()
    expect((await first).body).toBe('2')

    const later = Math.floor(Date.now() / 1000) * 1000 + 2_000
    await expect.poll(() => Date.now(), { timeout: 5_000 }).toBeGreaterThan(later + 50)
    const late = [askAs({ url }), askAs({ url })]
    await isAsked().toBe(2)
    send()
    const bodies = (await Promise.all(late)).map(({ body }) => body)
    expect(bodies.sort()).toEqual(['3', '4'])
  })

  it.each([301, 307, 308, 400, 404, 410, 500])(
    'should not keep an answer of %d',
    async (status) => {
      let next: (answer: ServerResponse) => void = () => undefined
      const { url } = await behindFront((_request, answer) => next(answer))
      for (const path of ['/', '/_next/static/x.js', '/api/media/file/x.webp']) {
        next = (answer) => answer.writeHead(status, { ...forAll, location: '/elsewhere' }).end()
        expect((await askAs({ url: `${url}${path}` })).status, path).toBe(status)
        next = (answer) => answer.writeHead(200, forAll).end('page')
        expect((await askAs({ url: `${url}${path}` })).body, path).toBe('page')
      }
    },
  )

  it.each(['private', 'no-store', 'private, no-cache, max-age=0'])(
    'should not keep what the site calls %s',
    async (control) => {
      let made = 0
      const { url } = await behindFront((_request, answer) =>
        answer.writeHead(200, { 'cache-control': control }).end(`${(made += 1)}`),
      )
      for (const path of ['/', '/_next/static/x.js', '/api/media/file/x.webp']) {
        made = 0
        for (const answer of ['1', '2']) {
          expect((await askAs({ url: `${url}${path}` })).body, path).toBe(answer)
        }
      }
    },
  )

  it('should never give a visitor the redirect or the part that was made for the router', async () => {
    // As Next does: a redirect where the query does not prove the headers, and no Vary in it. Once the
    // part is cached, its path and headers are enough.
    const { url } = await behindFront(({ headers, url: asked = '' }, answer) => {
      if (headers.rsc && !asked.includes('_rsc')) {
        return answer.writeHead(307, { location: `${asked}?_rsc=abc` }).end()
      }
      answer.writeHead(200, forAll).end(headers.rsc ? 'part' : 'page')
    })
    for (let round = 0; round < 5; round += 1) {
      const [ofNext, visitor] = [
        await askAs({ headers: { rsc: '1' }, url: `${url}/faqs` }),
        await askAs({ url: `${url}/faqs` }),
      ]
      expect([ofNext.status, ofNext.body]).toEqual(
        ofNext.status === 200 ? [200, 'part'] : [307, ''],
      )
      expect([visitor.status, visitor.body]).toEqual([200, 'page'])
      expect((await askAs({ headers: { rsc: '1' }, url: `${url}/faqs?_rsc=abc` })).body).toBe(
        'part',
      )
      expect((await askAs({ url: `${url}/faqs?_rsc=abc` })).body).toBe('page')
    }
  })

  it('should tell apart what differs by any header of the router, with or without Vary', async () => {
    const { url } = await behindFront(({ headers }, answer) => {
      const own = Object.entries(headers).filter(([name]) => /^(rsc|next-)/.test(name))
      answer.writeHead(200, forAll).end(JSON.stringify(Object.fromEntries(own)))
    })
    for (let round = 0; round < 3; round += 1) {
      for (const headers of [{}, ...ofRouter]) {
        expect(JSON.parse((await askAs({ headers, url })).body)).toEqual(headers)
      }
    }
  })

  it('should not cache what an intercepted route made of the page before it', async () => {
    const { url } = await behindFront(({ headers }, answer) =>
      answer.writeHead(200, { ...forAll, vary: 'RSC, Next-Url' }).end(String(headers['next-url'])),
    )
    for (const from of ['/gallery', '/faqs', '/gallery']) {
      const headers = { ...prefetch, 'next-url': from }
      expect((await askAs({ headers, url })).body).toBe(from)
    }
  })

  it('should give packed pages only to whom can unpack them', async () => {
    const { url } = await behindFront(({ headers }, answer) =>
      answer
        .writeHead(200, { ...forAll, vary: 'Accept-Encoding' })
        .end(`for ${headers['accept-encoding']}`),
    )
    for (let round = 0; round < 3; round += 1) {
      for (const [asked, told] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, deflate', 'gzip'],
        ['GZIP;q=1', 'gzip'],
        ['deflate', 'undefined'],
      ] as const) {
        const headers = { 'accept-encoding': asked }
        expect((await askAs({ headers, url })).body, asked).toBe(`for ${told}`)
      }
    }
  })

  it('should not fill with made-up queries and headers', async () => {
    const { cacheFolder, url } = await behindFront((_request, answer) =>
      answer
        .writeHead(200, {
          ...forAll,
          vary: 'rsc, next-router-state-tree, next-router-segment-prefetch, Accept-Encoding, Cookie',
        })
        .end('page'),
    )
    for (const { headers, path } of madeUp) {
      for (let one = 3; one < 13; one += 1) {
        const answer = await askAs({ headers: headers?.(one), url: `${url}${path(one)}` })
        expect(answer.status).toBe(200)
      }
    }
    const kept = async (name: string) => {
      const folder = path.join(cacheFolder, name)
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).length
    }
    // Page, script, card and the prefetched part.
    expect(await kept('pages')).toBe(4)
    // One for each version, with a size of its own.
    expect(await kept('pictures')).toBe(10)
  })

  it('should keep no page or script under another spelling of its address, and no picture that the site calls no-store', async () => {
    const { cacheFolder, url } = await behindFront(({ url: asked }, answer) => {
      const control = asked === '/api/media/file/a%20b.webp?v=1' ? 's-maxage=60' : 'no-store'
      answer.writeHead(200, asked?.includes('.webp') ? { 'cache-control': control } : forAll)
      answer.end('page')
    })
    const odd = ['/%66aqs', '/faq%73', '//faqs', '/_next/static/%78.js']
    const pictures = ['a%20b.webp?V=2', 'a%20b.webp?v=2', '%61%20b.webp?v=1']
    const asked = [...odd, ...pictures.map((name) => `/api/media/file/${name}`)]
    for (const path of [...asked, '/api/media/file/a%20b.webp?v=1']) {
      expect((await askAs({ url: url + path })).status, path).toBe(200)
    }
    const entries = await readdir(cacheFolder, { recursive: true, withFileTypes: true })
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(1)
  })

  it('should show a picture that was cropped again at the address of its new version', async () => {
    let crop = 'before'
    const { url } = await behindFront((_request, answer) =>
      answer.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end(crop),
    )
    const at = async (query: string) =>
      (await askAs({ url: `${url}/api/media/file/x.webp?${query}` })).body
    expect(await at('v=1')).toBe('before')
    crop = 'after'
    expect([await at('v=1'), await at('v=1&more=1'), await at('v=2')]).toEqual([
      'before',
      'before',
      'after',
    ])
  })
})
