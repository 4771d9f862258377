import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { answerFromCache } from '@/platform/pageCache'
import { forgetPages } from '@/platform/finishedPages'

it('[P14] [W1] after a change one should wait for the new page, and others get the old one unkept', async () => {
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (answerFromCache(request, response)) return
    response.setHeader('cache-control', 's-maxage=3600')
    response.setHeader('content-type', 'text/html')
    waiting.push(response)
    server.emit('asked')
  })
  await once(server.listen(0), 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}/faqs`
  const begin = async () => {
    const asked = once(server, 'asked')
    const answer = fetch(url).then((reply) => reply.text())
    await asked
    return { answer, end: (text: string) => waiting.pop()?.end(text) }
  }
  const first = await begin()
  first.end('old')
  expect(await first.answer).toBe('old')
  forgetPages()
  const second = await begin()
  const meanwhile = await fetch(url)
  expect(meanwhile.headers.get('cache-control')).toBe('private, no-store')
  expect(await meanwhile.text()).toBe('old')
  second.end('new')
  expect(await second.answer).toBe('new')
  const after = await fetch(url)
  expect(after.headers.get('cache-control')).toBe('s-maxage=3600')
  expect(await after.text()).toBe('new')
  server.close()
})
