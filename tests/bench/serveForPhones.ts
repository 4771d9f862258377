import type { Launch } from '../../src/cli/launcher'
import { serveBehindFront } from './serveBehindFront'

/** The site as visitors reach it: behind the shipped nginx, or by itself where there is none. */
export async function serveForPhones(launch: Launch) {
  const { front, site } = await serveBehindFront({ launch })
  if (!front) return { server: '`next start` over HTTP/1.1; no nginx was found', url: site.url }
  return {
    server: '`next start` behind nginx as shipped in `deploy/nginx`, HTTPS over HTTP/2',
    url: front.url,
  }
}
