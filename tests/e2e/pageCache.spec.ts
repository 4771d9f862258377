import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

const browser = { 'accept-encoding': 'gzip, deflate, br' }

test('[P14] a page should come compressed, and the same without', async ({ site }) => {
  const plain = await ask(`${site.url}/faqs`)
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const small = await ask(`${site.url}/faqs`, { 'accept-encoding': `deflate, ${encoding}` })
    expect(small.headers['content-encoding']).toBe(encoding)
    expect(small.headers.vary).toMatch(/accept-encoding/i)
    expect(decompress(small.body).equals(plain.body)).toBe(true)
  }
})

test('[P14] whoever has a page should not be sent it again, until it changes', async ({
  request,
  site,
}) => {
  const url = `${site.url}/faqs`
  const etag = String((await ask(url, browser)).headers.etag)
  const again = await ask(url, { ...browser, 'if-none-match': etag })
  expect([again.status, again.body.length]).toEqual([304, 0])

  const headers = await adminHeaders(request, site)
  const { docs } = await (await request.get('/api/faqs?limit=1&depth=0', { headers })).json()
  const [{ id, question }] = docs
  const save = (data: object) => request.patch(`/api/faqs/${id}`, { data, headers })
  expect((await save({ question: `${question} Really?` })).status()).toBe(200)
  const changed = await ask(url, { ...browser, 'if-none-match': etag })
  expect(changed.status).toBe(200)
  expect(brotliDecompressSync(changed.body).toString()).toContain('Really?')
  await save({ question })
})

test('[P14] scripts, data and private pages should come compressed too', async ({
  request,
  site,
}) => {
  const page = await ask(`${site.url}/`)
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(page.body.toString()) ?? []
  const headers = { ...browser, ...(await adminHeaders(request, site)) }
  for (const path of [script, '/api/services', '/login']) {
    expect([path, (await ask(site.url + path, headers)).headers['content-encoding']]).toEqual([
      path,
      'br',
    ])
  }
})

interface Answer {
  body: Buffer
  headers: IncomingHttpHeaders
  status?: number
}

/** What lies on the wire, as it came. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          body: Buffer.concat(parts),
          headers: response.headers,
          status: response.statusCode,
        }),
      )
    }).on('error', reject)
  })
}
