import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { openFront } from './openFront'
import { findFront } from './startFront'

export const hasFront = (await findFront()) !== null

/** The shipped nginx in front of a small server; both end with the test. */
export async function behindFront(answer: RequestListener, values?: Record<string, string>) {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  const front = await openFront([port], [port], values)
  if (!front) throw new Error('nginx and openssl are not here.')
  onTestFinished(front.stop)
  return front
}
