import { Agent, request } from 'node:http'

/** Sends JSON over connections that stay open; rejects unless the answer is 201. */
export function poster(url: string) {
  const agent = new Agent({ keepAlive: true })
  const post = ({ address, data }: { address: string; data: object }) =>
    new Promise<void>((resolve, reject) => {
      const body = JSON.stringify(data)
      const headers = {
        'content-length': Buffer.byteLength(body),
        'content-type': 'application/json',
        'x-forwarded-for': address,
      }
      const asked = request(url, { agent, headers, method: 'POST' }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 201) return resolve()
          reject(new Error(`${url} answers ${response.statusCode}: ${Buffer.concat(parts)}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return { post, close: () => agent.destroy() }
}
