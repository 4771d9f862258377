import { freePort } from '../../src/database/freePort'
import type { Launch } from '../../src/launch/createLaunch'
import { serveForTests } from '../../src/launch/serveForTests'
import { findFront, startFront } from '../helpers/startFront'

/** The production build behind the shipped nginx, or by itself where there is none: then `front` is null. */
export async function serveBehindFront(launch: Launch, env: Record<string, string> = {}) {
  const programs = await findFront()
  const httpsPort = await freePort()
  const behind = { SITE_URL: `https://localhost:${httpsPort}`, TRUST_PROXY: '1' }
  const site = await serveForTests({ env: { ...(programs ? behind : {}), ...env } })
  launch.onStop(site.stop)
  const sites = site.instances.map(({ port }) => port)
  const front = programs && (await startFront({ httpsPort, launch, programs, sites }))
  return { front, programs, site }
}
