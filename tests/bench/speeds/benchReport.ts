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
    : 'Every goal holds.'
  const text = [
    '# How fast it is',
    'Made by `npm run bench`: one run on one machine, whose ratios count and whose absolute figures do not. What is compared is measured in turns; the figures are medians, least and most in brackets.',
    `${from} Database: ${server}. Servers, database and load share it.`,
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
  '- Pages: `wrk`, two threads and 32 connections that stay open, gzip, rounds of three seconds. The file is the answer of the site to the last byte, compressed before, with the same headers, over the same HTTPS. The page of bare Next is text alone, without a style or a script of its own, built by the same Next to have about as many bytes, packed and unpacked.',
  '- `next start` packs a page anew for each request and computes its ETag anew; Next has no setting that keeps the packed page. Packing at level 1 would halve the time and send each visitor 17 % more; sending pages unpacked five times as much. Neither is done: nginx, which keeps packed pages, stands in front.',
  '- HTML: the answer before it is packed, in thousands of bytes. Flight data are the second copy of a page that the App Router sends along; Next has no setting that leaves them out. Parts that come many times over (cards, plans, windows, pictures, icons, heads of sections) are client components, of which flight data have the props instead of the elements. A letter of Hindi takes three bytes.',
  '- Login: over REST, beside 600,000 rounds of PBKDF2-SHA256 as Payload stores them, in the process that asks.',
  '- From saving to seeing: from the answer to the editor’s request until a page asked for every 10 ms shows it. nginx keeps a page for the rest of the second it was made in.',
  '- How many bookings are taken is in [bookings-bench.md](bookings-bench.md), how fast the dashboard opens in [desk-bench.md](desk-bench.md).',
]
