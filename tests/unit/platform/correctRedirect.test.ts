import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { correctRedirect } from '@/platform/correctRedirect.mjs'

/** The headers as they lie on the wire, in pairs. */
async function headersOf(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    correctRedirect(response)
    answer(response)
  })
  await once(server.listen(0), 'listening')
  const asked = get(`http://localhost:${(server.address() as AddressInfo).port}`)
  const [{ rawHeaders }] = (await once(asked, 'response')) as [IncomingMessage]
  server.close()
  const valuesOf = (name: string) =>
    rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === name)
  return { cacheControl: valuesOf('cache-control'), location: valuesOf('location') }
}

describe('[O5] the redirect of a cached page', () => {
  it('should name its target once, and be kept by no browser', async () => {
    const headers = await headersOf((response) => {
      response.statusCode = 308
      response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=31532400')
      response.setHeader('location', '/new')
      response.appendHeader('location', '/new')
      response.end()
    })
    expect(headers).toEqual({ cacheControl: ['no-cache'], location: ['/new'] })
  })

  it('should leave pages and other redirects as they are', async () => {
    const page = await headersOf((response) => {
      response.setHeader('cache-control', 's-maxage=3600').end()
    })
    expect(page).toEqual({ cacheControl: ['s-maxage=3600'], location: [] })
    const other = await headersOf((response) => {
      response.writeHead(307, { location: '/login' }).end()
    })
    expect(other).toEqual({ cacheControl: [], location: ['/login'] })
  })
})
