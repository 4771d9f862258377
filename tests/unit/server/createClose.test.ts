import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createClose } from '@/server/createClose.mjs'

it('[W1] a server that ends should finish open requests and wait for no connection without one', async () => {
  const responses: ServerResponse[] = []
  const server = createServer((_request, response) => void responses.push(response))
  server.keepAliveTimeout = 65_000
  // Never closes a connection for want of a request.
  server.headersTimeout = 0
  onTestFinished(() => server.closeAllConnections())
  const close = createClose(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo

  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const [first, second] = ['/a', '/b'].map(async (path) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
  )
  await expect.poll(() => responses.length).toBe(2)
  const answer = (url: string, text: string) =>
    responses.find(({ req }) => req.url === url)?.end(text)

  let isClosed = false
  void close().then(() => (isClosed = true))
  await expect(fetch(`http://127.0.0.1:${port}/late`)).rejects.toThrow('fetch failed')
  answer('/a', 'first')
  expect(await first).toBe('first')
  expect(isClosed).toBe(false)
  answer('/b', 'second')
  expect(await second).toBe('second')
  await expect.poll(() => isClosed).toBe(true)
  if (!silent.closed) await once(silent, 'close')
})
