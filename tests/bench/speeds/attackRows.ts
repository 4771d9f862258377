import { setTimeout as delay } from 'node:timers/promises'
import type { Launch } from '@/cli/launcher'
import { freePort } from '../../harness/launch/freePort'
import { askAs } from '../../harness/nginx/askAs'
import { findFront, shippedLimits, startFront } from '../../harness/nginx/startFront'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { median, percentile, spread } from '../report/statistics'
import type { BenchRow } from './BenchRow'

const ATTACK_MS = 5000
const AT_ONCE = 24
const PAUSE_MS = 50

const attacks: Record<string, (one: number) => string> = {
  'lists of the API': (one) => `/api/services?depth=1&limit=${one}`,
  'the form': () => '/booking',
  'the panel': () => '/admin',
  'unknown services': (one) => `/events/made-up-${one}`,
  'unknown pages': (one) => `/made-up-${one}`,
}

/** The home page for a visitor while another address sends all that the shipped limits let through. */
export async function attackRows({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const programs = await findFront()
  if (!programs) return []
  const httpsPort = await freePort()
  const sites = site.instances.map(({ port }) => port)
  const { url } = await startFront({ httpsPort, launch, programs, sites, values: shippedLimits })
  const rows: BenchRow[] = []
  for (const [name, path] of Object.entries(attacks)) {
    const until = performance.now() + ATTACK_MS
    const attackers = Array.from({ length: AT_ONCE }, async (_, worker) => {
      for (let one = worker; performance.now() < until; one += AT_ONCE) {
        await askAs({ address: '127.66.6.6', url: url + path(one) })
      }
    })
    const times: number[] = []
    while (performance.now() < until) {
      times.push((await askAs({ address: '127.1.1.1', url })).ms)
      await delay(PAUSE_MS)
    }
    await Promise.all(attackers)
    const slow = percentile(times, 0.95)
    rows.push({
      against: '',
      goal: { atMost: 0.1 },
      measured: `${slow.toFixed(0)} ms (median ${median(times).toFixed(0)} ms, ${spread(times)})`,
      reference: '',
      unit: 's',
      value: slow / 1000,
      what: `home page through nginx, of 20 the slowest but one, while one address asks for ${name} at its limit`,
    })
  }
  return rows
}
