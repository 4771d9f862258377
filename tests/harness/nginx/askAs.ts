import { randomInt } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'

/** In milliseconds: a response that takes longer counts as hung. The driver's own timeout is 30 seconds. */
export const HANG_MS = 20_000

export interface Asked {
  body: string
  headers: http.IncomingHttpHeaders
  ms: number
  status: number
}

interface Question {
  /** An address of this machine, which a proxy in front sees; one who asks the site itself claims it. */
  address?: string
  headers?: Record<string, string>
  json?: object
  method?: string
  /** Told in the TLS handshake instead of the host of the address. */
  serverName?: string
  url: string
}

/** One of the many addresses that lead back to this machine. */
export const someVisitor = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Asks as a visitor from that address, on a connection of its own; rejects when it is cut or hangs. */
export function askAs({
  address = someVisitor(),
  headers,
  json,
  method,
  serverName,
  url,
}: Question) {
  const secure = url.startsWith('https')
  const since = Date.now()
  return new Promise<Asked>((resolve, reject) => {
    const request = (secure ? https : http).request(url, {
      agent: false,
      family: 4,
      headers: {
        ...(json && { 'content-type': 'application/json' }),
        'x-forwarded-for': address,
        ...headers,
      },
      localAddress: secure ? address : undefined,
      method: method ?? (json ? 'POST' : 'GET'),
      rejectUnauthorized: false,
      ...(serverName !== undefined && { servername: serverName }),
      signal: AbortSignal.timeout(HANG_MS),
    })
    request.on('error', reject)
    request.on('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(parts).toString(),
          headers: answer.headers,
          ms: Date.now() - since,
          status: answer.statusCode ?? 0,
        }),
      )
    })
    request.end(json && JSON.stringify(json))
  })
}
