import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { sendBooking, somePhone } from '../harness/requests/sendBooking'
import { withKeys } from '../harness/requests/storedKeys'
import { test } from '../harness/site/serverTest'

test('[Q1] [Q3] [K2] a request should be kept once, whatever its key is sent with', async ({
  server: { bookings, site },
}) => {
  const idempotencyKey = randomUUID()
  const data = { contactNumber: '+91 98290 12345', idempotencyKey, name: ' Meera  Sharma', x: 1 }
  const first = await sendBooking({ data, url: site.url })
  expect(first.status).toBe(201)
  const { reference = '' } = first.body.doc ?? {}
  expect(reference).toMatch(/^JU-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
  const again = await sendBooking({ data: { ...data, name: 'Meera Sharma' }, url: site.url })
  expect(again).toMatchObject({ body: { doc: { reference }, repeated: true }, status: 200 })
  const other = await sendBooking({ data: { ...data, name: 'Farah' }, url: site.url })
  expect(other.status).toBe(201)
  const stored = await bookings.find({ reference }).toArray()
  expect(stored).toMatchObject([{ contactNumber: '9829012345', name: 'Meera Sharma' }])
  expect(stored[0]).not.toHaveProperty('x')
})

test('[K2] what breaks a rule or is too large should be refused', async ({ server: { site } }) => {
  const phone = await sendBooking({ data: { contactNumber: '98290 123' }, url: site.url })
  const wrong = { data: { errors: [{ path: 'contactNumber' }] }, name: 'ValidationError' }
  expect(phone).toMatchObject({ body: { errors: [wrong] }, status: 400 })
  const large = await sendBooking({ data: { message: 'x'.repeat(33_000) }, url: site.url })
  expect(large).toMatchObject({ body: { errors: [{ name: 'TooLarge' }] }, status: 413 })
})

test('[V2] [Q11] too many requests of one phone or address should have to wait', async ({
  server: { site },
}) => {
  const statuses = async (times: number, sent: { address?: string; data?: object }) => {
    const answers = await Promise.all(
      Array.from({ length: times }, () => sendBooking({ ...sent, url: site.url })),
    )
    return answers.map(({ status }) => status).sort()
  }
  const contactNumber = somePhone()
  expect(await statuses(6, { data: { contactNumber } })).toEqual([201, 201, 201, 201, 201, 429])
  const { body, headers, status } = await sendBooking({ data: { contactNumber }, url: site.url })
  expect([status, body.errors?.[0]?.name]).toEqual([429, 'TooManyRequests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await statuses(11, { address: '203.0.113.7' })).filter((one) => one === 429)).toEqual([
    429,
  ])
})

test('[Q11] what a program fills in should be kept as spam, with a form token to be had', async ({
  server: { bookings, site },
}) => {
  const asked = await fetch(`${site.url}/api/bookings/form-token`)
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { token: formToken } = (await asked.json()) as { token: string }
  const idempotencyKey = randomUUID()
  const data = { formToken, idempotencyKey, website: 'http://x.in' }
  expect((await sendBooking({ data, url: site.url })).status).toBe(201)
  expect(await bookings.findOne(withKeys([idempotencyKey]))).toMatchObject({
    emails: [{ kind: 'business' }],
    spamSigns: ['hiddenField', 'tooFast'],
    status: 'spam',
  })
})

test('[Q1] [T1] [T2] the mails should go out right after the answer, each once', async ({
  server,
}) => {
  const { bookings, mail, site } = server
  const email = `meera-${Date.now()}@example.com`
  const { body } = await sendBooking({ data: { email, name: 'Meera' }, url: site.url })
  const { reference = '' } = body.doc ?? {}
  const about = () => mail.received.filter(({ raw }) => raw.includes(reference))
  await expect.poll(() => about().length, { timeout: 60_000 }).toBe(2)
  expect(about().map(({ to }) => to)).toEqual([['hello@example.com'], [email]])
  await expect
    .poll(async () => (await bookings.findOne({ reference }))?.emails.map(({ state }) => state))
    .toEqual(['sent', 'sent'])
  // The next request makes the site look for what is due once more. The clock, which looks every 30
  // seconds, may have sent those of the first one, but cannot have come round again for this one.
  const next = await sendBooking({ url: site.url })
  const mailOfNext = () =>
    mail.received.filter(({ raw }) => raw.includes(next.body.doc?.reference ?? 'none'))
  await expect.poll(() => mailOfNext().length, { timeout: 60_000 }).toBe(1)
  expect(about()).toHaveLength(2)
})

test('[Q1] [T3] mails should wait for a mail server that is down, and then go out once', async ({
  server,
}) => {
  test.setTimeout(240_000)
  const { bookings, site } = server
  await server.mailDown()
  const { body, status } = await sendBooking({ data: { name: 'Farah' }, url: site.url })
  expect(status).toBe(201)
  const { reference = '' } = body.doc ?? {}
  const firstEmail = async () => (await bookings.findOne({ reference }))?.emails[0]
  await expect.poll(firstEmail, { timeout: 60_000 }).toMatchObject({ attempts: 1, state: 'queued' })
  expect((await firstEmail())?.nextAttempt?.getTime()).toBeGreaterThan(Date.now() + 30_000)
  await server.mailUp()
  // Instead of the minute until the second attempt; the clock finds it by itself.
  const now = new Date()
  const due = { nextEmailAt: now, 'emails.0.nextAttempt': now }
  await bookings.updateOne({ reference }, { $set: due })
  const about = () => server.mail.received.filter(({ raw }) => raw.includes(reference))
  await expect.poll(() => about().length, { timeout: 75_000 }).toBe(1)
  await expect.poll(firstEmail).toMatchObject({ attempts: 2, nextAttempt: null, state: 'sent' })
  expect(about()).toHaveLength(1)
})
