import { Agent, request } from 'node:http'

export interface RawRequest {
  body?: Buffer | string
  headers?: Record<string, string>
  method: string
  /** Sent as it stands: no client tidies it up. */
  path: string
  timeoutMs?: number
  url: string
}

interface RawAnswer {
  body: string
  headers: Record<string, string | string[] | undefined>
  status: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** Asks over HTTP with exactly those bytes; rejects when there is no answer in time. */
export function rawRequest({ body, headers, method, path, timeoutMs = 30_000, url }: RawRequest) {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise<RawAnswer>((resolve, reject) => {
    // A redirect repeats the whole query.
    const maxHeaderSize = 256 * 1024
    const sentHeaders = { ...length, ...headers }
    const options = { agent, headers: sentHeaders, hostname, maxHeaderSize, method, path, port }
    const late = () => sent.destroy(new Error(`no answer to ${method} ${path} in ${timeoutMs} ms`))
    const timer = setTimeout(late, timeoutMs)
    const sent = request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        clearTimeout(timer)
        const text = Buffer.concat(parts).toString()
        resolve({ body: text, headers: answer.headers, status: answer.statusCode ?? 0 })
      })
    })
    sent.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    sent.end(body)
  })
}
