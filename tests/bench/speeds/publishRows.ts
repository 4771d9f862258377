import { setTimeout as delay } from 'node:timers/promises'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { ask } from '../load/ask'
import { signIn } from '../load/signIn'
import { median, spread } from '../report/statistics'
import type { BenchRow } from './BenchRow'

const TIMES = 12
const PAUSE_MS = 10
const PATIENCE_MS = 20_000

interface Publish {
  front: { url: string } | null
  site: ServedForTests
}

/** From the moment an editor’s change is saved until the page shows it: at the site itself, and through nginx. */
export async function publishRows({ front, site }: Publish): Promise<BenchRow[]> {
  const { asProgram } = await signIn(site)
  const found = await ask({ headers: asProgram, url: `${site.url}/api/faqs?limit=1&depth=0` })
  const { docs } = JSON.parse(found.body.toString()) as { docs: { id: string; question: string }[] }
  const [faq] = docs
  if (!faq) throw new Error('There is no question to edit.')
  const places = [{ atMost: 1, name: '`next start`', url: site.url }]
  if (front) places.push({ atMost: 1, name: 'nginx', url: front.url })
  const rows: BenchRow[] = []
  for (const { atMost, name, url } of places) {
    const times: number[] = []
    for (let round = -1; round < TIMES; round += 1) {
      const took = await publish(`Question ${round + 2} at ${new URL(url).port}?`, url)
      if (round >= 0) times.push(took)
    }
    rows.push({
      against: '',
      goal: { atMost },
      measured: `${median(times).toFixed(0)} ms (${spread(times)})`,
      reference: '',
      unit: 's',
      // Each of them has to keep the goal.
      value: Math.max(...times) / 1000,
      what: `from saving to seeing it, through ${name}; the slowest of ${TIMES}`,
    })
  }
  await save(faq.question)
  return rows

  async function publish(question: string, url: string): Promise<number> {
    const page = `${url}/faqs`
    // So that a copy of the page before lies wherever copies are kept.
    await ask({ url: page })
    await save(question)
    const began = performance.now()
    while (!(await ask({ url: page })).body.includes(question)) {
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${page} stays as it was.`)
      await delay(PAUSE_MS)
    }
    return performance.now() - began
  }

  async function save(question: string) {
    const url = `${site.url}/api/faqs/${faq?.id}`
    const data = { _status: 'published', question }
    const { body, status } = await ask({ data, headers: asProgram, method: 'PATCH', url })
    if (status !== 200) throw new Error(`${url} answers ${status}: ${body}`)
  }
}
