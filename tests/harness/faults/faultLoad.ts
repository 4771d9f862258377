import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { askAs, someVisitor } from '../nginx/askAs'
import { somePhone } from '../requests/sendBooking'

/** What a visitor's browser keeps until it has an answer. */
interface Draft {
  contactNumber: string
  email: string
  idempotencyKey: string
}

export interface LoadReport {
  /** Reference by key. */
  acknowledged: Map<string, string>
  /** How often each status of a page came; `cut: …` and `hung` had no answer. */
  pages: Map<string, number>
  /** Refused tries: `503 5` is the status and what Retry-After said; `cut: …` and `hung` had no answer. */
  refused: Map<string, number>
  slowestPage: number
  slowestTry: number
  /** How many tries to send a request have ended, whichever way. */
  tries: number
}

/** What a visitor takes between two pages, and between two requests: the site is not to be flooded. */
const BETWEEN_PAGES_MS = 100
const BETWEEN_REQUESTS_MS = 150

export const browsed = ['/', '/all-events', '/gallery', '/faqs', '/contact', '/about']

interface Load {
  /** Browsing lanes, and lanes that send requests. */
  browsers?: number
  senders?: number
  /** Asked again at each try: of several instances, one after the other. */
  url(): string
}

/** Visitors who look at pages and send requests, each until it is acknowledged, until `stop`. */
export function startLoad({ browsers = 2, senders = 4, url }: Load) {
  const report: LoadReport = {
    acknowledged: new Map(),
    pages: new Map(),
    refused: new Map(),
    slowestPage: 0,
    slowestTry: 0,
    tries: 0,
  }
  let over = false
  const lanes = [
    ...Array.from({ length: browsers }, browse),
    ...Array.from({ length: senders }, send),
  ]
  return {
    report,
    /** Comes back when each request that was begun is acknowledged. */
    async stop() {
      over = true
      await Promise.all(lanes)
      return report
    },
  }

  async function browse() {
    for (let turn = 0; !over; turn += 1) {
      const since = Date.now()
      const path = browsed[turn % browsed.length]
      const status = await askAs({ url: url() + path }).then(
        (answer) => String(answer.status),
        noAnswer,
      )
      count(report.pages, status)
      report.slowestPage = Math.max(report.slowestPage, Date.now() - since)
      await delay(BETWEEN_PAGES_MS)
    }
  }

  async function send() {
    while (!over) {
      await untilAcknowledged()
      await delay(BETWEEN_REQUESTS_MS)
    }
  }

  async function untilAcknowledged() {
    const draft: Draft = {
      contactNumber: somePhone(),
      email: `${randomUUID()}@example.com`,
      idempotencyKey: randomUUID(),
    }
    const address = someVisitor()
    const giveUp = Date.now() + 60_000
    for (;;) {
      const reference = await trySend(draft, address)
      if (reference) return report.acknowledged.set(draft.idempotencyKey, reference)
      if (Date.now() > giveUp) return count(report.refused, 'never acknowledged')
      await delay(250)
    }
  }

  async function trySend(json: Draft, address: string): Promise<string | undefined> {
    const since = Date.now()
    try {
      const answer = await askAs({ address, json, url: `${url()}/api/bookings` })
      const { doc } = JSON.parse(answer.body) as { doc?: { reference?: string } }
      if (answer.status < 300 && doc?.reference) return doc.reference
      count(report.refused, `${answer.status} ${answer.headers['retry-after'] ?? ''}`.trim())
    } catch (error) {
      count(report.refused, noAnswer(error))
    } finally {
      report.tries += 1
      report.slowestTry = Math.max(report.slowestTry, Date.now() - since)
    }
    return undefined
  }
}

function noAnswer(error: unknown): string {
  const { code, message, name } = error as NodeJS.ErrnoException
  return name === 'AbortError' ? 'hung' : `cut: ${code ?? message}`
}

function count<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
