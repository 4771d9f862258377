import { createServer, request as ask, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, constants } from 'node:zlib'
import compression from 'compression'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCompressedPages } from '@/server/compressedPages.mjs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const html = '<p>Mandaps, lights and feasts from one family of planners.</p>'.repeat(200)
const prerendered = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-prerender': '1' }

describe('[P14] compressed pages', () => {
  it('should send a page with the best compression once it is there', async () => {
    const get = await serve(() => ({ body: html, headers: { ...prerendered, etag: '"a"' } }))
    const first = await get()
    expect(first.headers['content-encoding']).toBe('br')
    expect(text(first)).toBe(html)

    const later = await vi.waitFor(async () => {
      const answer = await get()
      expect(answer.body.length).toBeLessThan(first.body.length)
      return answer
    })
    expect(text(later)).toBe(html)
    expect(later.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': `${later.body.length}`,
      etag: '"a"',
      vary: 'Accept-Encoding',
    })
  })

  it('should never send a page that has changed', async () => {
    let version = 0
    const page = () => ({
      body: `${html}${version}`,
      headers: { ...prerendered, etag: `"${version}"` },
    })
    const get = await serve(page)
    for (version = 0; version < 3; version += 1) {
      const { length } = (await get()).body
      await vi.waitFor(async () => expect((await get()).body.length).toBeLessThan(length))
      expect(text(await get())).toBe(`${html}${version}`)
    }
  })

  it.each([
    ['a page of one visitor', { headers: { 'content-type': 'text/html', etag: '"a"' } }],
    ['a page with an error', { headers: { ...prerendered, etag: '"a"' }, status: 404 }],
    ['data', { headers: { ...prerendered, 'content-type': 'text/x-component', etag: '"a"' } }],
    ['a page without an ETag', { headers: prerendered }],
  ])('should not keep %s', async (_, answer) => {
    const get = await serve(() => ({ body: html, ...answer }))
    const { length } = (await get()).body
    // A kept page would be there before another one, which is compressed after it.
    await keptAnother()
    expect((await get()).body).toHaveLength(length)
  })

  it.each(['gzip', 'br;q=0, gzip', ''])('should leave "%s" to the others', async (accepted) => {
    const get = await serve(() => ({ body: html, headers: { ...prerendered, etag: '"a"' } }))
    await get()
    await vi.waitFor(async () => expect((await get()).headers['content-length']).toBeDefined())
    const { body, headers } = await get(accepted)
    expect(headers['content-encoding']).not.toBe('br')
    if (!accepted) expect(body.toString()).toBe(html)
  })
})

interface Page {
  body: string
  headers: Record<string, string>
  status?: number
}

/** A server like src/server/server.mjs, with a compression that is far from the best. */
async function serve(page: () => Page) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 0 }
  const compress = compression({ brotli: { params } }) as unknown as (
    ...args: [...Parameters<RequestListener>, () => void]
  ) => void
  const sendCompressedPage = createCompressedPages()
  const server = createServer((request, response) =>
    compress(request, response, () => {
      sendCompressedPage(request, response)
      const { body, headers, status = 200 } = page()
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end(body)
    }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return (accepted = 'br') => get(port, accepted)
}

async function keptAnother() {
  const get = await serve(() => ({ body: html, headers: { ...prerendered, etag: '"b"' } }))
  const { length } = (await get()).body
  await vi.waitFor(async () => expect((await get()).body.length).toBeLessThan(length))
}

type Answer = Awaited<ReturnType<typeof get>>

function get(port: number, accepted: string) {
  return new Promise<{ body: Buffer; headers: Record<string, unknown> }>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted }
    ask({ agent: false, headers, port }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ body: Buffer.concat(parts), headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
}

const text = ({ body }: Answer) => brotliDecompressSync(body).toString()
