import { machine } from './machine'
import { markdownTable } from './markdownTable'
import type { SoakRecord } from './soakRecord'
import { growthOf, GROWTH_GOAL, FEW, TAIL_GOAL, tailOf } from './soakVerdict'
import type { Sample } from './watchProcess'

export interface Soaked {
  began: number
  capacity: number
  front: boolean
  /** Acknowledged requests, and how many of them are not in the database exactly once. */
  kept: { doubled: number; missing: number; taken: number }
  ms: number
  /** How late the process that asks was itself, in milliseconds: 99 of 100 times no more. */
  ownDelay: number
  pages: number
  pictures: number
  rate: number
  record: SoakRecord
  samples: Sample[]
  server: string
}

/** What came of it as Markdown, and whether all of it holds. */
export function soakReport(soaked: Soaked): { holds: boolean; text: string } {
  const { errors, times } = soaked.record
  const kinds = [...times].sort(([a], [b]) => a.localeCompare(b))
  const tails = kinds
    .map(([name, all]) => ({ name, ...tailOf({ ...soaked, times: all }) }))
    .filter(({ count }) => count > 0)
  const rss = growthOf({ ...soaked, of: 'rss' })
  const handles = growthOf({ ...soaked, of: 'handles' })
  const connections = growthOf({ ...soaked, of: 'connections' })
  const { doubled, missing, taken } = soaked.kept
  const promises = [
    [`no error (${errors.length})`, errors.length === 0],
    [
      `each of ${taken} acknowledged requests once in the database (${missing} missing, ${doubled} doubled)`,
      missing + doubled === 0,
    ],
    [`p99 under ${TAIL_GOAL} times p50 for each kind`, tails.every(({ holds }) => holds)],
    [`memory flat: the last fifth at most ${GROWTH_GOAL} times the second`, rss.holds],
    [
      `handles and connections flat, in the same way, but for ${FEW} that a pool may open late`,
      handles.holds && connections.holds,
    ],
  ] as const
  const holds = promises.every(([, kept]) => kept)
  const growth = Object.entries({
    'memory, MB': rss,
    'open handles': handles,
    'connections to the database': connections,
  })
  const text = [
    '# A soak',
    `Made by \`npm run soak\`: ${minutes(soaked.ms)} of mixed traffic against the production build ${soaked.front ? 'behind nginx as shipped in `deploy/nginx`' : '(`next start` alone; no nginx was found)'}.`,
    `Machine: ${machine()}. Database: ${soaked.server}. Site, nginx, database, mail server and load share it.`,
    `Capacity: ${soaked.capacity.toFixed(0)} a second of this mix, one after another in 16 lanes. The soak: ${soaked.rate.toFixed(0)} a second, at a constant rate whatever the answers do.`,
    markdownTable(
      ['', 'holds'],
      promises.map(([promise, kept]) => [promise, kept ? 'yes' : 'no']),
    ),
    markdownTable(
      ['kind', 'how many', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 / p50'],
      tails.map(({ count, name, p50, p95, p99, ratio }) => [
        name,
        `${count}`,
        ...[p50, p95, p99, ratio].map((value) => Number(value).toFixed(1)),
      ]),
    ),
    markdownTable(
      ['held by the site', 'second fifth', 'last fifth', 'a minute'],
      growth.map(([name, { early, late, slope }]) => [
        name,
        early.toFixed(0),
        late.toFixed(0),
        `${slope < 0 ? '' : '+'}${slope.toFixed(1)}`,
      ]),
    ),
    ...(errors.length
      ? [
          `The first errors:\n\n${errors
            .slice(0, 5)
            .map((one) => `- ${one}`)
            .join('\n')}`,
        ]
      : []),
    notesOf(soaked).join('\n'),
  ]
  return { holds, text: `${text.join('\n\n')}\n` }
}

const minutes = (ms: number) =>
  ms >= 120_000 ? `${(ms / 60_000).toFixed(0)} minutes` : `${(ms / 1000).toFixed(0)} s`

const notesOf = ({ ownDelay, pages, pictures }: Soaked) => [
  `- Visitors: of 4,000 requests 2,500 are pages (${pages} in turns), 1,497 pictures (${pictures} in turns), 2 bookings and a contact message, spread evenly. Bookings and messages go to the site past nginx, each with an address, phone and key of its own: nginx would give all of them the address of this machine.`,
  '- Staff, at their own pace: an administrator loads the desk and opens a request every 8 s and moves one every 15 s; an editor publishes a question every 60 s. Each request sends two mails.',
  '- A time begins when the request was due, not when it was sent, and ends with the last byte; the first fifth, which warms up, is not counted.',
  '- A page is one of four works, which the answer tells: nginx had it, the site had it, it was made anew after an edit, or it is made for each visitor, as the form is.',
  `- The process that asks was itself late by at most ${ownDelay.toFixed(1)} ms in 99 of 100 looks; that is in the times.`,
]
