import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { pageKey } from '@/platform/pageCache'

const keyOf = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKey({ headers, method, url } as unknown as IncomingMessage)

describe('[P14] which answers are kept for everybody', () => {
  it('should be pages, each for what a browser can read', () => {
    const all = [keyOf('/'), keyOf('/faqs'), keyOf('/faqs', { 'accept-encoding': 'gzip' })]
    expect(all).not.toContain(undefined)
    expect(new Set(all).size).toBe(all.length)
  })

  it('should not tell visitors apart by cookies that mean nothing to a page', () => {
    for (const cookie of ['a=b; not__prerender_bypass=x', 'payload-token=garbage']) {
      expect(keyOf('/faqs', { cookie })).toBe(keyOf('/faqs'))
    }
  })

  it.each(['/?utm_source=x', '/api/services', '/admin', '/admin/board', '/_next/static/a.js'])(
    'should not be %s',
    (url) => expect(keyOf(url)).toBeUndefined(),
  )

  it.each(['POST', 'HEAD', 'OPTIONS'])('should not be those to %s', (method) =>
    expect(keyOf('/faqs', {}, method)).toBeUndefined(),
  )

  it.each([
    { cookie: 'a=b; __prerender_bypass=x' },
    { authorization: 'JWT x' },
    { rsc: '1' },
    { 'next-router-prefetch': '1' },
    { range: 'bytes=0-9' },
  ] as Record<string, string>[])('should not be those to %j', (headers) =>
    expect(keyOf('/faqs', headers)).toBeUndefined(),
  )
})
