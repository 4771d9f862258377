import { Agent as HttpAgent, request as askPlain } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as askSecure } from 'node:https'

export interface Reply {
  body: Buffer
  headers: IncomingHttpHeaders
  status: number
}

interface Question {
  data?: object
  headers?: Record<string, string>
  method?: string
  url: string
}

// Whoever comes when all are taken waits in line here: a rush of handshakes would only measure those.
const agentOptions = { keepAlive: true, maxSockets: 64 }
const plain = new HttpAgent(agentOptions)
// The certificate of the bench's nginx is one of today, known to nobody.
const secure = new HttpsAgent({ ...agentOptions, rejectUnauthorized: false })

/** Asks over connections that stay open, to the last byte of the answer. */
export function ask({ data, headers, method = 'GET', url }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const body = data && JSON.stringify(data)
    const typed = body ? { 'content-type': 'application/json' } : {}
    const isSecure = url.startsWith('https:')
    const options = {
      agent: isSecure ? secure : plain,
      headers: { ...typed, ...headers },
      method,
      timeout: 30_000,
    }
    const asked = (isSecure ? askSecure : askPlain)(url, options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const status = response.statusCode ?? 0
        resolve({ body: Buffer.concat(parts), headers: response.headers, status })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error(`${method} ${url}: no answer in 30 s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}
