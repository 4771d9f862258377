import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  body: Buffer
  type: string
}

const BUCKET = 'pictures'

/** As much of S3 as pictures need: put, get, head and delete of an object, in memory. */
export async function startObjectStore() {
  const objects = new Map<string, Stored>()
  const server = createServer((request, response) => {
    answer({ objects, request, response }).catch(() => response.destroy())
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    /** As if the site had put it there. */
    put: (key: string, stored: Stored) => objects.set(pathOf(key), stored),
    /** Whether it holds that key. */
    has: (key: string) => objects.has(pathOf(key)),
    env: {
      S3_ACCESS_KEY_ID: 'tests',
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_SECRET_ACCESS_KEY: 'only-the-tests-know',
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((go) => server.close(go))
    },
  }
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>

/** The bucket is the first part of the path: `forcePathStyle`. */
const pathOf = (key: string) => `/${BUCKET}/${encodeURIComponent(key)}`

interface Asked {
  objects: Map<string, Stored>
  request: IncomingMessage
  response: ServerResponse
}

async function answer({ objects, request, response }: Asked) {
  const { pathname } = new URL(request.url ?? '/', 'http://store')
  // Requests without the key are refused before anything else.
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=tests/')) {
    return void response.writeHead(403).end()
  }
  if (request.method === 'PUT') {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const type = request.headers['content-type'] ?? 'application/octet-stream'
    objects.set(pathname, { body: Buffer.concat(parts), type })
    return void response.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(pathname)
    return void response.writeHead(204).end()
  }
  const found = objects.get(pathname)
  if (!found) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-length': found.body.length,
    'content-type': found.type,
    etag: `"${createHash('md5').update(found.body).digest('hex')}"`,
  })
  response.end(request.method === 'HEAD' ? undefined : found.body)
}
