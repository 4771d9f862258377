import { machine } from '../machine'
import { markdownTable } from '../markdownTable'
import { keepsGoal, type BenchRow } from './BenchRow'

interface Measured {
  /** What could not be measured here, by name. */
  leftOut: string[]
  rows: BenchRow[]
  /** Which MongoDB it was. */
  server: string
}

/** The one table as Markdown, and whether every goal holds. */
export function benchReport({ leftOut, rows, server }: Measured): { holds: boolean; text: string } {
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
    `Machine: ${machine()}. Database: ${server}. Servers, database and load share it.`,
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
  '- Pages: `wrk`, two threads and 32 connections that stay open, gzip, rounds of three seconds. The file is the answer of the site to the last byte, compressed before, with the same headers, over the same HTTPS. The empty page is a layout and a page without any style, built by the same Next; the home page is about twelve times its size.',
  '- `next start` by itself packs a page anew for each request and computes its ETag anew; Next has no setting that keeps the packed page, so a page of this size cannot reach 0.9 of an empty one. Packing at level 1 would halve the time and send each visitor 17 % more; sending pages unpacked five times as much. Neither is done: behind nginx, which keeps packed pages, the page is as fast as the first row says.',
  '- HTML: the answer before it is packed, in thousands of bytes. Flight data are the second copy of a page that the App Router sends along; Next has no setting that leaves them out. Parts that come many times over (cards, plans, windows, pictures, icons) are client components, of which flight data have the props instead of the elements.',
  '- Booking: all of [bookings-bench.md](bookings-bench.md) holds; its raw insert is what the driver does without a server in between, and mongo-java-server holds its data in memory for this part.',
  '- Login: over REST, beside 600,000 rounds of PBKDF2-SHA256 as Payload stores them, in the process that asks.',
  '- Dashboard: [desk-bench.md](desk-bench.md) says what a page is. At 100,000 requests there is no goal where mongo-java-server stands in, which scans what MongoDB looks up.',
  '- From saving to seeing: from the answer to the editor’s request until a page asked for every 10 ms shows it. nginx keeps a page for the rest of the second it was made in.',
]
