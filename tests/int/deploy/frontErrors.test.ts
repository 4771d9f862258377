import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../harness/launch/freePort'
import { askAs } from '../../harness/nginx/askAs'
import { behindFront, hasFront } from '../../harness/nginx/behindFront'
import { openFront } from '../../harness/nginx/openFront'

const forAll = { 'cache-control': 's-maxage=3600', 'content-type': 'text/html' }

const pages = ['/', '/hi/gallery', '/booking', '/login', '/admin', '/preview']
const files = ['/_next/static/chunk.js', '/api/media/file/mandap.webp']

/** What a server sends back for these bytes. */
async function answerTo(bytes: string, url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end(bytes)
  return text(socket)
}

/** nginx in front of a port on which a site may start and stop. */
async function restarting() {
  const port = await freePort()
  const front = await openFront([port])
  if (!front) throw new Error('nginx and openssl are not here.')
  onTestFinished(front.stop)
  let server: Server | undefined
  const stop = async () => {
    server?.closeAllConnections()
    await new Promise((done) => (server ? server.close(done) : done(null)))
    server = undefined
  }
  onTestFinished(stop)
  return {
    stop,
    url: front.url,
    async start(answer: RequestListener) {
      server = createServer(answer)
      await once(server.listen(port), 'listening')
    },
  }
}

describe.skipIf(!hasFront)('[W1] [W2] nginx, while the site restarts', () => {
  it('should answer every address with 503 and a page of ours, which no one keeps', async () => {
    const { url } = await restarting()
    for (const path of [...pages, ...files]) {
      for (const method of ['GET', 'POST']) {
        const { body, headers, status } = await askAs({ method, url: `${url}${path}` })
        expect(status, path).toBe(503)
        expect(headers, path).toMatchObject({
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
          'retry-after': '10',
          server: 'nginx',
        })
        expect(body, path).toContain('<h1>Back in a moment</h1>')
        expect(body, path).toContain('lang="hi"')
      }
    }
  })

  it('should answer the API with 503 in JSON', async () => {
    const { url } = await restarting()
    const { body, headers, status } = await askAs({ json: {}, url: `${url}/api/bookings` })
    expect(status).toBe(503)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    expect(JSON.parse(body).errors).toMatchObject([{ name: 'Unavailable' }])
  })

  it('should show a page that it knows as it was, and the new one when the site is back', async () => {
    const { start, stop, url } = await restarting()
    await start((_request, answer) => answer.writeHead(200, forAll).end('before'))
    await expect.poll(async () => (await askAs({ url })).headers['x-cache']).toBe('HIT')
    await stop()
    const stale = async () => (await askAs({ url })).headers['x-cache']
    await expect.poll(stale, { interval: 50, timeout: 20_000 }).toBe('STALE')
    expect(await askAs({ url })).toMatchObject({ body: 'before', status: 200 })
    await start((_request, answer) => answer.writeHead(200, forAll).end('after'))
    const body = async () => (await askAs({ url })).body
    await expect.poll(body, { interval: 50, timeout: 20_000 }).toBe('after')
  })

  it.each([404, 410, 500, 503])("should pass on the site's own %d as it is", async (status) => {
    const { url } = await behindFront((_request, answer) =>
      answer.writeHead(status, { 'content-type': 'text/html' }).end(`said by the site: ${status}`),
    )
    for (const path of ['/none', '/admin', '/api/none']) {
      const answer = await askAs({ url: `${url}${path}` })
      expect([answer.status, answer.body], path).toEqual([status, `said by the site: ${status}`])
    }
  })

  it('should never tell its version', async () => {
    const inner = `127.0.0.1:${await freePort()}`
    const { httpUrl, url } = await behindFront((_request, answer) => answer.end('page'), {
      INNER_PORT: inner,
    })
    const own = [
      `http://${inner}/`,
      `${httpUrl}/`,
      `${httpUrl}/.well-known/acme-challenge/none`,
      `${url}/_next/image`,
      `${url}/${'x'.repeat(20_000)}`,
    ]
    for (const asked of own) {
      const { body, headers } = await askAs({ url: asked })
      expect([headers.server, body]).toEqual(['nginx', expect.not.stringMatching(/nginx\//)])
    }
    const other = { headers: { host: 'www.localhost' }, serverName: 'www.localhost' }
    const { headers } = await askAs({ address: '127.0.0.1', url, ...other })
    expect(headers.server).toBe('nginx')
    expect(await answerTo('no request of HTTP\r\n\r\n', httpUrl)).toMatch(/400(?!.*nginx\/)/s)
  })
})

describe.skipIf(!hasFront)('[V2] [W2] what nginx tells the site', () => {
  it('should be the address, the host and the protocol of the visitor, whatever they claim', async () => {
    const { url } = await behindFront(({ headers }, answer) => answer.end(JSON.stringify(headers)))
    const claimed = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'example.org',
      'x-forwarded-proto': 'http',
    }
    for (const path of ['/', '/api/bookings', '/admin', '/_next/static/x.js']) {
      const asked = { address: '127.3.2.1', headers: claimed, url: `${url}${path}` }
      expect(JSON.parse((await askAs(asked)).body), path).toMatchObject({
        host: new URL(url).host,
        'x-forwarded-for': '127.3.2.1',
        'x-forwarded-host': new URL(url).host,
        'x-forwarded-proto': 'https',
      })
    }
  })
})
