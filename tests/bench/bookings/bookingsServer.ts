import { createServer, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getPayload, handleEndpoints } from 'payload'
import config from '@payload-config'
import { handleApi } from '@/api/handleApi'
import { outboxIndexes } from '@/booking/emails/queueEmails'
import { siteEnv } from '@/env'
import { addBareCollection, bareSlug } from '../speeds/bareCollection'

/** The product's REST API as Next would call it, with the bare collection beside its own. */
const product = await config
addBareCollection(product)
const { db } = await getPayload({ config: product })
await db.connection.collection('BenchBare').createIndexes(outboxIndexes)

createServer((incoming, outgoing) => {
  const call = { config, request: toRequest(incoming) }
  // The product answers strangers on its own routes alone.
  const isBare = incoming.url === `/api/${bareSlug}`
  void (isBare ? handleEndpoints(call) : handleApi(call)).then(async (response) => {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    await pipeline(Readable.fromWeb(response.body as never), outgoing)
  })
}).listen(siteEnv().PORT, 'localhost')

function toRequest(incoming: IncomingMessage): Request {
  const init = {
    body: Readable.toWeb(incoming) as ReadableStream,
    duplex: 'half',
    headers: incoming.headers as Record<string, string>,
    method: incoming.method,
  }
  return new Request(new URL(incoming.url ?? '/', siteEnv().siteUrl), init)
}
