import { markdownTable } from '../report/markdownTable'
import { median } from '../report/statistics'
import { WAIT_GOAL, type Capacity } from './soakCapacity'
import type { SoakRecord } from './soakRecord'
import { FEW, growthOf, GROWTH_GOAL, TAIL_GOAL, tailOf } from './soakVerdict'
import { LOOKS } from './soakVisitors'
import type { Sample } from './watchProcess'

interface Soaked {
  began: number
  capacity: Capacity
  /** Commit and machine. */
  from: string
  /** Acknowledged requests, and how many of them are not in the database exactly once. */
  kept: { doubled: number; missing: number; taken: number }
  ms: number
  /** How late the process that asks was itself, in milliseconds: 99 of 100 times no more. */
  ownDelay: number
  pages: { besides: string[] }[]
  rate: number
  record: SoakRecord
  server: string
  /** The processes of the site. */
  watched: { name: string; samples: Sample[] }[]
}

const held = { handles: 'open files and connections', rss: 'MB' }

/** What came of it as Markdown, and whether all of it holds. */
export function soakReport(soaked: Soaked): { holds: boolean; text: string } {
  const { errors, kinds, parts } = soaked.record
  const tails = tailsOf(kinds, soaked)
  const growth = soaked.watched.flatMap(({ name, samples }) =>
    (['rss', 'handles'] as const).map((of) => ({
      name: `${name}: ${held[of]}`,
      of,
      ...growthOf({ ...soaked, of, samples }),
    })),
  )
  const isFlat = (memory: boolean) =>
    growth.filter(({ of }) => (of === 'rss') === memory).every((one) => one.holds)
  const { doubled, missing, taken } = soaked.kept
  const promises = [
    [`no error (${errors.length})`, errors.length === 0],
    [
      `each of ${taken} acknowledged requests once in the database (${missing} missing, ${doubled} doubled)`,
      missing + doubled === 0,
    ],
    [
      `p99 under ${TAIL_GOAL} times p50, of whatever people came for`,
      tails.every(({ holds }) => holds),
    ],
    [`memory flat: the last fifth at most ${GROWTH_GOAL} times the second`, isFlat(true)],
    [
      `open files and connections flat, in the same way, but for ${FEW} that a pool may open late`,
      isFlat(false),
    ],
  ] as const
  const text = [
    '# A soak',
    `Made by \`npm run soak\`: ${minutes(soaked.ms)} of mixed traffic against the production build behind nginx as shipped in \`deploy/nginx\`: an instance for pages, one for what is made for one person, and a worker.`,
    `${soaked.from} Database: ${soaked.server}. Site, nginx, database, mail server and load share it.`,
    capacityText(soaked),
    markdownTable(
      ['', 'holds'],
      promises.map(([promise, kept]) => [promise, kept ? 'yes' : 'no']),
    ),
    tailTable('what people came for', tails),
    tailTable('of browsing, each with all it shows', tailsOf(parts, soaked)),
    markdownTable(
      ['held by the process', 'second fifth', 'last fifth', 'a minute'],
      growth.map(({ early, late, name, slope }) => [
        name,
        early.toFixed(0),
        late.toFixed(0),
        `${slope < 0 ? '' : '+'}${slope.toFixed(1)}`,
      ]),
    ),
    ...(errors.length ? [`The first errors:\n\n${list(errors.slice(0, 5))}`] : []),
    list(notesOf(soaked)),
  ]
  return { holds: promises.every(([, kept]) => kept), text: `${text.join('\n\n')}\n` }
}

function tailsOf(times: SoakRecord['kinds'], soaked: Soaked) {
  return [...times]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, all]) => ({ name, ...tailOf({ ...soaked, times: all }) }))
    .filter(({ count }) => count > 0)
}

const tailTable = (what: string, tails: ReturnType<typeof tailsOf>) =>
  markdownTable(
    [what, 'how many', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 / p50'],
    tails.map(({ count, name, p50, p95, p99, ratio }) => [
      name,
      `${count}`,
      ...[p50, p95, p99, ratio].map((value) => Number(value).toFixed(1)),
    ]),
  )

const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

const minutes = (ms: number) =>
  ms >= 120_000 ? `${(ms / 60_000).toFixed(0)} minutes` : `${(ms / 1000).toFixed(0)} s`

const capacityText = ({ capacity: { alone, most, served }, rate }: Soaked) =>
  `Capacity: ${served.toFixed(0)} visitors a second, of whom 95 of 100 wait at most ${WAIT_GOAL} times what one alone does (${alone.toFixed(0)} ms for all of a visit); ${most.toFixed(0)} when each of 16 is followed by another at once. The soak: ${rate.toFixed(0)} a second, at a constant rate whatever the answers do.`

function notesOf({ ownDelay, pages }: Soaked) {
  const besides = median(pages.map((page) => page.besides.length))
  return [
    `Visitors: of 100, 97 look at ${LOOKS} pages one after the other, of the ${pages.length} in the sitemap without the form in turns; two look at the form and send a booking, one a message. A page comes with all it shows before anyone scrolls: styles, scripts, fonts, pictures, ${besides} in the median. Requests are sent past nginx, each with an address, phone and key of its own: nginx would give all of them the address of this machine.`,
    'Staff: an administrator loads the desk, opens a request and moves one, in turns, every minute; an editor publishes a question every five minutes. Each request sends two mails.',
    "Where no `mongod` is, the stand-in for it keeps its data in memory here: its writing to disk is not the product's. The instance for what is personal runs with `nice` 5, the worker with 10.",
    'A time begins when the visitor was due, not when they were served, and ends with the last byte; the first fifth, which warms up, is not counted.',
    `The process that asks was itself late by at most ${ownDelay.toFixed(1)} ms in 99 of 100 looks; that is in the times. It collects its garbage with one thread: more would take the two cores from the site, and be counted as its slowness.`,
  ]
}
