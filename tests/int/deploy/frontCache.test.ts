import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/askAs'
import { behindFront, hasFront } from '../../harness/behindFront'

const forAll = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html' }

/** The headers that Next's Vary names. */
const ofRouter: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(['x'.repeat(2000)])) },
  { rsc: '1', 'next-url': '/gallery' },
]

describe.skipIf(!hasFront)('[W2] the cache of nginx', () => {
  it('should keep a page, for the second it was made in', async () => {
    let made = 0
    const { url } = await behindFront((_request, answer) =>
      answer.writeHead(200, forAll).end(`${(made += 1)}`),
    )
    const ask = async () => (await askAs({ url })).headers['x-cache']
    await expect.poll(ask, { interval: 0, timeout: 60_000 }).toBe('HIT')
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

  it('should never give a visitor the redirect or the part that was made for the router', async () => {
    // As Next does: a redirect where the query does not prove the headers, and no Vary in it.
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
      expect([ofNext.status, visitor.status, visitor.body]).toEqual([307, 200, 'page'])
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
})
