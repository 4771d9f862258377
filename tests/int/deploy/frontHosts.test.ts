import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { askAs } from '../../harness/nginx/askAs'
import { behindFront, hasFront } from '../../harness/nginx/behindFront'

const page = (_request: unknown, answer: { end(text: string): unknown }) => void answer.end('page')

/** On this machine, whatever the name in the address. */
const ask = (url: string, host: string, serverName = host) =>
  askAs({ address: '127.0.0.1', headers: { host }, serverName, url })

describe.skipIf(!hasFront)('[W2] nginx', () => {
  it('should lead the other name, and http, to the one address of the site', async () => {
    const { httpUrl, url } = await behindFront(page)
    for (const [from, host] of [
      [httpUrl, 'localhost'],
      [httpUrl, 'www.localhost'],
      [url, 'www.localhost'],
    ] as const) {
      const { headers, status } = await ask(`${from}/faqs?a=b`, host)
      expect([status, headers.location], `${from} ${host}`).toEqual([
        308,
        'https://localhost/faqs?a=b',
      ])
    }
  })

  it('should hang up on every other name', async () => {
    const { httpUrl, url } = await behindFront(page)
    for (const host of ['example.org', '127.0.0.1', 'localhost.example.org']) {
      await expect(ask(httpUrl, host), host).rejects.toThrow('socket hang up')
      await expect(ask(url, host, 'localhost'), host).rejects.toThrow('socket hang up')
    }
    await expect(ask(url, 'example.org')).rejects.toThrow(/unrecognized name/i)
    await expect(ask(url, 'localhost', '')).rejects.toThrow(/unrecognized name/i)
    expect((await ask(url, 'localhost')).body).toBe('page')
  })

  it("should answer certbot's challenges over http, and nothing else from that folder", async () => {
    const { acmeFolder, httpUrl } = await behindFront(page)
    const challenges = path.join(acmeFolder, '.well-known/acme-challenge')
    await mkdir(challenges, { recursive: true })
    await writeFile(path.join(challenges, 'token'), 'proof')
    await writeFile(path.join(acmeFolder, 'other'), 'hidden')
    const at = (way: string) => ask(`${httpUrl}${way}`, 'www.localhost')
    expect(await at('/.well-known/acme-challenge/token')).toMatchObject({
      body: 'proof',
      status: 200,
    })
    expect((await at('/.well-known/acme-challenge/none')).status).toBe(404)
    expect((await at('/other')).status).toBe(308)
  })
})
