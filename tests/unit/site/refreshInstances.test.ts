import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { refreshInstances } from '@/site/publishing'
import { readRefreshCall } from '@/site/refreshCall'

const secret = 'a-secret-that-only-the-tests-know-of'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('[W1] [O1] should tell every instance, and one that cannot hear once more', async () => {
  const one = await startInstance([204])
  const other = await startInstance([503, 204])
  vi.stubEnv('DATABASE_URI', 'mongodb://127.0.0.1:1/none')
  vi.stubEnv('INSTANCE_URLS', `${one.url},${other.url}`)
  vi.stubEnv('PAYLOAD_SECRET', secret)
  const error = vi.fn()
  await refreshInstances({
    payload: { logger: { error } } as unknown as Payload,
    tags: ['faqs', 'faqs/1'],
  })
  const tagsOf = (calls: unknown[]) =>
    calls.map((call) => readRefreshCall({ call, now: Date.now(), secret }))
  expect(tagsOf(one.calls)).toEqual([['faqs', 'faqs/1']])
  expect(tagsOf(other.calls)).toEqual([
    ['faqs', 'faqs/1'],
    ['faqs', 'faqs/1'],
  ])
  expect(error).not.toHaveBeenCalled()
})

/** Answers its calls with those statuses, in their order. */
async function startInstance(statuses: number[]) {
  const calls: unknown[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      calls.push(JSON.parse(body))
      response.writeHead(statuses[calls.length - 1] ?? 500).end()
    })
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
