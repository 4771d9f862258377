import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/nginx/askAs'
import { behindFront, hasFront } from '../../harness/nginx/behindFront'

const forAll = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html' }

describe.skipIf(!hasFront)('[J6] a quote behind nginx', () => {
  it('should be kept by no cache, whatever the site says of it', async () => {
    let made = 0
    const { url } = await behindFront((_request, answer) =>
      answer.writeHead(200, forAll).end(`${(made += 1)}`),
    )
    for (const path of ['/q/aB_-9', '/hi/q/aB_-9', '/q/aB_-9/calendar.ics']) {
      made = 0
      for (const body of ['1', '2', '3']) {
        const answer = await askAs({ url: `${url}${path}` })
        expect([answer.body, answer.headers['x-cache']], path).toEqual([body, undefined])
      }
    }
  })
})
