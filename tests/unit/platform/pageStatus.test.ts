import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { setPageStatus, withPageStatus } from '@/platform/pageStatus.mjs'

/** What a visitor gets when Next answers with `status` and the page has chosen one of its own. */
async function answered(status: number, own?: number) {
  const server = createServer((_request, response) => {
    void withPageStatus(response, async () => {
      await Promise.resolve()
      if (own) setPageStatus(own)
      response.statusCode = status
      response.end()
    })
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}`, { redirect: 'manual' })
  server.close()
  return answer.status
}

it('[J6] a page chooses its status, over no error and no redirect, and for itself alone', async () => {
  const all = await Promise.all([answered(200, 404), answered(200), answered(200, 503)])
  expect(all).toEqual([404, 200, 503])
  expect(await answered(500, 404)).toBe(500)
  expect(await answered(303, 404)).toBe(303)
  expect(() => setPageStatus(404)).not.toThrow()
})
