import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { EMAILS_AT_ONCE } from '@/booking/rules/emailDelivery'
import { adminHeaders } from '../e2e/adminHeaders'
import { messageIdOf } from '../harness/mail/messageIdOf'
import { sendBooking, somePhone } from '../harness/requests/sendBooking'
import { sentKey, withKeys } from '../harness/requests/storedKeys'
import { test } from '../harness/site/serverTest'

const ROUNDS = 4
const LANES = 4

/** What a visitor takes until the next request: what is sent meanwhile only costs time. */
const PAUSE_MS = 150

/** What a visitor's browser keeps until it has an answer. */
interface Draft {
  contactNumber: string
  email: string
  idempotencyKey: string
}

test('[Q1] [Q3] [T3] no acknowledged request and no mail should be lost to a site that is killed', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { bookings, mail, site } = server
  const acknowledged = new Map<string, string>()
  let unanswered = 0
  let over = false

  async function visitors() {
    while (!over) {
      await untilAnswered(draft())
      await delay(PAUSE_MS)
    }
  }

  async function untilAnswered(data: Draft) {
    for (;;) {
      const answer = await sendBooking({ data, url: site.url }).catch(() => undefined)
      const reference = answer?.body.doc?.reference
      if (answer && reference) {
        expect([200, 201]).toContain(answer.status)
        acknowledged.set(data.idempotencyKey, reference)
        return
      }
      // A busy machine may make it wait for the database for too long, which it says.
      if (answer) expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
      else unanswered += 1
      await delay(250)
    }
  }

  const lanes = Array.from({ length: LANES }, visitors)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = acknowledged.size
    const many = { intervals: [25], timeout: 60_000 }
    await expect.poll(() => acknowledged.size, many).toBeGreaterThan(before + LANES)
    await delay(randomInt(400))
    await site.kill9SiteAndRestart()
  }
  over = true
  await Promise.all(lanes)

  expect(unanswered).toBeGreaterThanOrEqual(ROUNDS)
  const keys = [...acknowledged.keys()]
  const stored = await bookings.find(withKeys(keys)).toArray()
  expect(stored).toHaveLength(acknowledged.size)
  expect(new Map(stored.map((one) => [sentKey(one.idempotencyKey), one.reference]))).toEqual(
    acknowledged,
  )
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size)

  // The killed sender's leases last two minutes: let them expire now. An email without nextAttempt is not
  // touched, so that the test fails if such an email is never sent.
  const left = { nextEmailAt: new Date(), 'emails.$[held].nextAttempt': new Date() }
  const held = { 'held.nextAttempt': { $gt: new Date(0) }, 'held.state': 'sending' }
  await bookings.updateMany({}, { $set: left }, { arrayFilters: [held] })
  // A new request makes the site look for what is due, before its clock does.
  await sendBooking({ url: site.url })
  const wanted = stored.flatMap(({ _id, emails }) => emails.map(({ id }) => `${id}.${_id}@`))
  const ids = () => mail.received.map(messageIdOf)
  const missing = () => wanted.filter((id) => !ids().some((one) => one.startsWith(id))).length
  await expect.poll(missing, { timeout: 90_000 }).toBe(0)
  expect(wanted).toHaveLength(2 * stored.length)

  // A copy is what a killed site had sent and not yet noted, so at most what it sends at the same time.
  const about = mail.received.filter(({ raw }) => /Subject:.*\bJU-/.test(raw))
  const copies = about.length - new Set(about.map(messageIdOf)).size
  expect(copies).toBeLessThanOrEqual(ROUNDS * EMAILS_AT_ONCE)
  test.info().annotations.push({
    description: `${stored.length} requests, ${unanswered} without an answer at first, ${copies} copies`,
    type: 'seen',
  })
})

test('[W1] while the site is killed pages should stay up, and a form hear when to come again', async ({
  front: { ask },
  server: { bookings, site },
}) => {
  await ask.get('/gallery')
  const restarted = site.kill9SiteAndRestart()
  let ended = false
  void restarted.finally(() => (ended = true))
  const pages = new Set<number>()
  const answers = new Set<string>()
  const data = { contactNumber: somePhone(), idempotencyKey: randomUUID() }
  while (!ended) {
    pages.add((await ask.get('/gallery')).status())
    const sent = await ask.post('/api/bookings', { data })
    answers.add(`${sent.status()} ${sent.headers()['retry-after'] ?? ''}`.trim())
    await delay(50)
  }
  await restarted
  expect([...pages]).toEqual([200])
  expect([...answers]).toContain('503 10')
  expect(await bookings.countDocuments({ contactNumber: data.contactNumber })).toBeLessThan(2)
})

test('[W2] [Q1] [D4] what was stored, and what was deleted, should outlive the death of site and database', async ({
  playwright,
  server: { site },
}) => {
  const api = await playwright.request.newContext({ baseURL: site.url })
  const [kept, deleted] = [
    await sendBooking({ url: site.url }),
    await sendBooking({ url: site.url }),
  ]
  const idOf = ({ body }: typeof kept) => body.doc?.id ?? ''
  const removed = await api.patch(`/api/bookings/${idOf(deleted)}`, {
    data: { deletedAt: new Date() },
    headers: await adminHeaders(api, site),
  })
  expect(removed.status()).toBe(200)
  // Takes longer than the 20 ms after which mongo-java-server writes to its file.
  const headers = await adminHeaders(api, site)

  await site.kill9AndRestart()
  const listed = async (query: string) => {
    const answer = await api.get(`/api/bookings?limit=0&${query}`, { headers })
    return ((await answer.json()) as { docs: { id: string }[] }).docs.map(({ id }) => id)
  }
  expect(await listed('')).toContain(idOf(kept))
  expect(await listed('')).not.toContain(idOf(deleted))
  expect(await listed('trash=true')).toContain(idOf(deleted))
  await api.dispose()
})

const draft = (): Draft => ({
  contactNumber: somePhone(),
  email: `${randomUUID()}@example.com`,
  idempotencyKey: randomUUID(),
})
