import type { IncomingHttpHeaders } from 'node:http'
import { Agent, get as getSecure } from 'node:https'

const PATIENCE_MS = 30_000

/**
 * People who look at pages: `look` asks for the page and then for `besides`, over connections that
 * stay open for the next one. Answers the page's headers; throws at any status but 200.
 */
export function visitors(origin: string) {
  // The certificate of the bench's nginx is one of today, known to nobody.
  const agent = new Agent({ keepAlive: true, maxSockets: 96, rejectUnauthorized: false })
  return { look, stop: () => agent.destroy() }

  async function look(path: string, besides: string[]): Promise<IncomingHttpHeaders> {
    const headers = await get(path)
    await Promise.all(besides.map(get))
    return headers
  }

  /** To the last byte. */
  function get(path: string): Promise<IncomingHttpHeaders> {
    return new Promise((resolve, reject) => {
      const asked = getSecure(origin + path, { agent, headers, timeout: PATIENCE_MS }, (answer) => {
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200) return resolve(answer.headers)
          reject(new Error(`${path} answers ${answer.statusCode}`))
        })
        answer.resume()
      })
      asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer in 30 s`)))
      asked.on('error', reject)
    })
  }
}

const headers = { 'accept-encoding': 'gzip, deflate, br' }

/** What a page shows before anyone scrolls: styles, scripts, fonts, and pictures that are not lazy. */
export function shownBesides(html: string): string[] {
  const tags = html.match(/<(?:script|link|img)\s[^>]*>/g) ?? []
  const found = tags
    .filter((tag) => !tag.includes('loading="lazy"'))
    .filter((tag) => !tag.startsWith('<link') || /rel="(?:stylesheet|preload)"/.test(tag))
    .flatMap((tag) => /\s(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1] ?? [])
  return [...new Set(found.map((path) => path.replaceAll('&amp;', '&')))]
}
