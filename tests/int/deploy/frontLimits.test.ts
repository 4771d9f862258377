import type { ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/askAs'
import { behindFront, hasFront } from '../../harness/behindFront'

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
    const { errors } = JSON.parse((await refused('/api/bookings')).body)
    expect(errors).toEqual([
      { message: expect.stringContaining('wait a moment'), name: 'TooManyRequests' },
    ])
    expect((await ask('127.1.1.2', url)).status).toBe(200)
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
