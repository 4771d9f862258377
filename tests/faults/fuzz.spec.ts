import fc from 'fast-check'
import { bookingSchema, contactSchema } from '@/booking/rules/schema'
import { fuzzEnv } from '@/env'
import { expect, test } from '../e2e/fixtures'
import { hostileRequest, type HostileRequest } from '../harness/fuzz/hostileRequest'
import { listEndpoints } from '../harness/fuzz/listEndpoints'
import { countDocuments, storedBookings } from '../harness/fuzz/storedState'
import { residentMegabytes } from '../harness/launch/processUse'
import { rawRequest } from '../harness/requests/rawRequest'
import { sendBooking } from '../harness/requests/sendBooking'

const { FUZZ_SECONDS: seconds, FUZZ_SEED: seed } = fuzzEnv()

/** An ordinary run asks no more on a fast machine; one that is told to be longer asks all it can. */
const BATCHES = seconds > 25 ? 1e9 : 600

/** What only an administrator's work gives a value. */
const ofTheBusiness = [
  'anonymisedAt',
  'answeredAt',
  'assignedTo',
  'deletedAt',
  'followUpOn',
  'lostReason',
]

test('[V1] [V2] nothing that a stranger sends should break the site, hang it, or get past its rules', async ({
  site,
}) => {
  test.setTimeout((seconds + 120) * 1000)
  const endpoints = await listEndpoints()
  expect(endpoints.length).toBeGreaterThan(200)
  const since = new Date()
  const before = await countDocuments(site)
  const answers = new Map<number, number>()
  // The first request for a page renders it, which takes longer.
  let timeoutMs = 20_000
  const faults = async (batch: Parameters<typeof ask>[0][]) => {
    const asked = await Promise.all(batch.map(ask))
    return asked.filter((fault) => fault !== undefined)
  }
  const ask = async (request: HostileRequest) => {
    const asked = `${request.method} ${request.path}`.slice(0, 300)
    try {
      const { body, status } = await rawRequest({ ...request, timeoutMs, url: site.url })
      answers.set(status, (answers.get(status) ?? 0) + 1)
      return status >= 500 ? `${asked}: ${status} ${body.slice(0, 200)}` : undefined
    } catch (error) {
      return `${asked}: ${String(error)}`
    }
  }
  const hostile = fc.array(hostileRequest(endpoints), { maxLength: 6, minLength: 1 })
  const run = (part: number, from: number) => {
    const limits = {
      interruptAfterTimeLimit: seconds * 1000 * part,
      numRuns: Math.ceil(BATCHES * part),
    }
    return fc.assert(
      fc.asyncProperty(hostile, async (batch) => {
        expect(await faults(batch)).toEqual([])
      }),
      { ...limits, includeErrorInReport: true, seed: from },
    )
  }

  // The first fifth warms it up; memory is compared from there on.
  await run(0.2, seed)
  const [{ pid } = { pid: undefined }] = site.instances
  timeoutMs = 10_000
  const warm = await residentMegabytes(pid)
  await run(0.8, seed + 1)
  const after = await residentMegabytes(pid)
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const description = JSON.stringify({ after, answers: [...answers], seed, total, warm })
  test.info().annotations.push({ type: 'asked', description })
  if (warm !== undefined && after !== undefined) expect(after - warm).toBeLessThan(250)

  expect((await sendBooking({ url: site.url })).status).toBe(201)
  expect(await countDocuments(site)).toEqual(before)
  const bookings = await storedBookings(site, since)
  expect(bookings.length).toBeGreaterThan(0)
  for (const booking of bookings) {
    const rules =
      booking.kind === 'contact' ? contactSchema(booking as { email?: unknown }) : bookingSchema()
    expect(rules.safeParse(booking).error?.issues ?? []).toEqual([])
    expect(['new', 'spam']).toContain(booking.status)
    expect(booking.reference).toMatch(/^JU-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
    for (const name of ofTheBusiness) expect(booking[name] ?? null, name).toBeNull()
  }
})
