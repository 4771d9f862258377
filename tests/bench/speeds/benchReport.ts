import { markdownTable } from '../report/markdownTable'
import { keepsGoal, type BenchRow } from './BenchRow'

interface Measured {
  /** Commit and machine. */
  from: string
  /** What could not be measured here, by name. */
  leftOut: string[]
  rows: BenchRow[]
  /** Which MongoDB it was. */
  server: string
}

/** The one table as Markdown, and whether every goal holds. */
export function benchReport({ from, leftOut, rows, server }: Measured): {
  holds: boolean
  text: string
} {
  const missed = rows.filter((row) => !keepsGoal(row))
  const cells = rows.map((row) => [
    row.what,
    row.against,
    row.measured,
    row.reference,
    valueOf(row),
    goalOf(row),
    row.goal ? (keepsGoal(row) ? 'yes' : 'no') : '',
  ])
  const head = ['what', 'against', 'measured', 'reference', 'ratio', 'goal', 'holds']
  const end = missed.length
    ? `Missed: ${missed.map(({ against, what }) => (against ? `${what} (${against})` : what)).join('; ')}.`
    : 'All goals are met.'
  const text = [
    '# Performance',
    'Made by `npm run bench`: one run on one machine. Compare ratios, not absolute values. Compared values are measured alternately; values are medians, with minimum and maximum in brackets.',
    `${from} Database: ${server}. Servers, database and load generator run on this machine.`,
    markdownTable(head, cells),
    end,
    ...leftOut,
    notes.join('\n'),
  ]
  return { holds: missed.length === 0, text: `${text.join('\n\n')}\n` }
}

function valueOf({ unit, value }: BenchRow): string {
  if (unit === 'KB') return `${value.toFixed(1)} KB`
  return unit === 's' ? `${value.toFixed(2)} s` : value.toFixed(value < 0.1 ? 3 : 2)
}

function goalOf({ goal, unit }: BenchRow): string {
  if (!goal) return 'none'
  const after = unit === 'ratio' ? '' : ` ${unit}`
  return 'atLeast' in goal ? `>= ${goal.atLeast}${after}` : `<= ${goal.atMost}${after}`
}

const notes = [
  '- Pages: `wrk` with two threads, 32 keep-alive connections and the encodings that browsers accept, in rounds of three seconds. The file is the compressed response of the site, with the same headers, over the same HTTPS. The page of bare Next contains only text, without styles or scripts, with about the same size, compressed and not.',
  '- Next computes the ETag of a page for every request and cannot cache a compressed one. `npm start` keeps the cached pages compressed (src/server/compressedPages.mjs); the bare page is compressed with gzip for every request.',
  '- HTML: the uncompressed response in thousands of bytes. Flight data are a second copy of the page that the App Router always sends. Repeated parts (cards, plans, windows, pictures, icons, section heads) are client components, for which flight data contain the props instead of the elements. A Hindi letter takes three bytes.',
  '- Login: over REST, compared with 600,000 rounds of PBKDF2-SHA256, which Payload uses, in the measuring process.',
  '- From saving to seeing: from the response to the editor’s request until the page, requested every 10 ms, shows the change. nginx caches a page for the rest of the second in which it was rendered.',
  '- See also [bookings-bench.md](bookings-bench.md) and [desk-bench.md](desk-bench.md).',
]
