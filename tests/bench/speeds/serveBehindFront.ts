import type { Launch } from '@/cli/launcher'
import { freePort } from '../../harness/launch/freePort'
import { findFront, startFront } from '../../harness/nginx/startFront'
import { serveForTests } from '../../harness/site/serveForTests'

interface Behind {
  /** One instance for pages, one for what is personal, and a worker; else one for everything. */
  apart?: boolean
  env?: Record<string, string>
  launch: Launch
}

/** The production build behind the shipped nginx, or by itself where there is none: then `front` is null. */
export async function serveBehindFront({ apart = false, env = {}, launch }: Behind) {
  const programs = await findFront()
  const httpsPort = await freePort()
  const behind = { SITE_URL: `https://localhost:${httpsPort}`, TRUST_PROXY: '1' }
  const site = await serveForTests({
    count: apart ? 2 : 1,
    env: { ...(programs ? behind : {}), ...env },
    withWorker: apart,
  })
  launch.onStop(site.stop)
  const ports = site.instances.map(({ port }) => port)
  const sites = ports.slice(0, 1)
  const personal = ports.slice(-1)
  const front = programs && (await startFront({ httpsPort, launch, personal, programs, sites }))
  return { front, programs, site }
}
