import { gzipSync } from 'node:zlib'
import { htmlBudgets } from '../../harness/pages/pageWeight'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { ask } from '../load/ask'
import type { BenchRow } from './BenchRow'

const flight = /<script>(?:\(?self\.__next_f)[\s\S]*?<\/script>/g

/** How many bytes the HTML of each kind of page has, and how many of them are flight data. */
export async function weightRows({ site }: { site: ServedForTests }): Promise<BenchRow[]> {
  const home = `http://127.0.0.1:${new URL(site.url).port}`
  const rows: BenchRow[] = []
  for (const [path, most] of Object.entries(htmlBudgets)) {
    const { body } = await ask({ headers: { 'accept-encoding': 'identity' }, url: home + path })
    const inFlight = Buffer.byteLength((body.toString().match(flight) ?? []).join(''))
    rows.push({
      against: '',
      goal: { atMost: most / 1000 },
      measured: `${inKb(body.length)}, ${inKb(inFlight)} of it flight data; packed ${inKb(gzipSync(body).length)}`,
      reference: '',
      unit: 'KB',
      value: body.length / 1000,
      what: `HTML of ${path}`,
    })
  }
  return rows
}

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
