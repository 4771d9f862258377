import { freePort } from '../../src/database/freePort'
import type { Launch } from '../../src/launch/createLaunch'
import { serveForTests } from '../../src/launch/serveForTests'
import { findFront, startFront } from '../helpers/startFront'

/** The site as visitors reach it: behind the shipped nginx, or by itself where there is none. */
export async function serveForPhones(launch: Launch) {
  const programs = await findFront()
  const httpsPort = await freePort()
  const behind = { SITE_URL: `https://localhost:${httpsPort}`, TRUST_PROXY: '1' }
  const site = await serveForTests({ env: programs ? behind : {} })
  launch.onStop(site.stop)
  if (!programs) return { server: '`next start` over HTTP/1.1; no nginx was found', url: site.url }
  const sites = [Number(new URL(site.url).port)]
  const { url } = await startFront({ httpsPort, launch, programs, sites })
  return {
    server: '`next start` behind nginx as shipped in `deploy/nginx`, HTTPS over HTTP/2',
    url,
  }
}
