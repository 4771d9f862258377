import { expect, test } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { HANG_MS } from '../nginx/askAs'
import { sentKey, withKeys } from '../requests/storedKeys'
import type { LoadReport } from './faultLoad'

interface Checked {
  databaseUri: string
  /** How a request may be refused while the fault lasts, for example `503 5`. */
  refusals: RegExp
  report: LoadReport
}

/** What was acknowledged is kept, once, with its reference; pages stayed up; refusals were honest. */
export async function expectNothingLost({ databaseUri, refusals, report }: Checked) {
  const { acknowledged, pages, refused, slowestPage, slowestTry } = report
  test.info().annotations.push({ type: 'load', description: figures(report) })
  expect([...pages.keys()]).toEqual(['200'])
  expect([...refused.keys()].filter((one) => !refusals.test(one))).toEqual([])
  expect(Math.max(slowestPage, slowestTry)).toBeLessThan(HANG_MS)

  const client = databaseClient(databaseUri)
  const bookings = client.db().collection<Record<'idempotencyKey' | 'reference', string>>('Booking')
  const stored = await bookings
    .find(withKeys([...acknowledged.keys()]))
    .project<Record<'idempotencyKey' | 'reference', string>>({ idempotencyKey: 1, reference: 1 })
    .toArray()
  await client.close()
  expect(stored).toHaveLength(acknowledged.size)
  expect(new Map(stored.map((one) => [sentKey(one.idempotencyKey), one.reference]))).toEqual(
    acknowledged,
  )
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)
}

/** For the report of a run. */
function figures({ acknowledged, pages, refused, slowestPage, slowestTry }: LoadReport) {
  const told = (counts: Map<string, number>) =>
    [...counts].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none'
  return [
    `pages ${told(pages)}, slowest ${slowestPage} ms`,
    `acknowledged ${acknowledged.size}, refused ${told(refused)}, slowest ${slowestTry} ms`,
  ].join('; ')
}
