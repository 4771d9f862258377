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
    [`no errors (${errors.length})`, errors.length === 0],
    [
      `each of ${taken} acknowledged bookings stored once (${missing} missing, ${doubled} doubled)`,
      missing + doubled === 0,
    ],
    [`p99 under ${TAIL_GOAL} times p50, for each kind of visit`, tails.every(({ holds }) => holds)],
    [
      `memory constant: in the last fifth at most ${GROWTH_GOAL} times that of the second fifth`,
      isFlat(true),
    ],
    [
      `open files and connections constant in the same way, plus ${FEW} for connection pools`,
      isFlat(false),
    ],
  ] as const
  const text = [
    '# Soak test',
    `Made by \`npm run soak\`: ${minutes(soaked.ms)} of mixed traffic against the production build behind nginx with the configuration in \`deploy/nginx\`: one instance for pages, one for forms and the dashboard, and a worker.`,
    `${soaked.from} Database: ${soaked.server}. Site, nginx, database, mail server and load generator run on this machine.`,
    capacityText(soaked),
    markdownTable(
      ['', 'holds'],
      promises.map(([promise, kept]) => [promise, kept ? 'yes' : 'no']),
    ),
    tailTable('kind of visit', tails),
    tailTable('browsing, by page', tailsOf(parts, soaked)),
    markdownTable(
      ['process', 'second fifth', 'last fifth', 'change per minute'],
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
  `Capacity: ${served.toFixed(0)} visitors per second, of whom 95 % wait at most ${WAIT_GOAL} times as long as a single visitor (${alone.toFixed(0)} ms for a visit); ${most.toFixed(0)} with 16 visitors at a time, each followed by the next. Load: ${rate.toFixed(0)} visitors per second, independent of the responses.`

function notesOf({ ownDelay, pages }: Soaked) {
  const besides = median(pages.map((page) => page.besides.length))
  return [
    `Visitors: of 100 visitors, 97 open ${LOOKS} pages of the ${pages.length} in the sitemap, two send a booking and one a message. A page includes everything in the first view: styles, scripts, fonts and pictures, ${besides} files in the median. Bookings are sent directly to the site with different addresses, phones and keys, because behind nginx all would have the address of this machine.`,
    'Staff: every minute an administrator opens the dashboard, opens a booking or changes a status, in rotation; every five minutes an editor publishes a question. Each booking sends two emails.',
    'mongo-java-server, if used instead of `mongod`, stores its data in memory. The instance for forms and the dashboard runs with `nice` 5, the worker with 10.',
    'Times are measured from the planned start of the visit to the last byte. The first fifth is warm-up and not counted.',
    `The load generator was late by at most ${ownDelay.toFixed(1)} ms in 99 % of the measurements, which is included in the times. Its garbage collector uses one thread, so that the site keeps its share of the two cores.`,
  ]
}
