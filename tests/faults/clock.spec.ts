import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { test } from '../harness/faults/faultTest'
import { startOne, type Started } from '../harness/launch/startOne'
import { askAs } from '../harness/nginx/askAs'
import { sendBooking, somePhone } from '../harness/requests/sendBooking'
import { sessionToken } from '../harness/requests/sessionToken'
import { withKeys } from '../harness/requests/storedKeys'
import type { StoredBooking } from '../harness/site/serverTest'

const SIX_HOURS = 6 * 3_600_000
const preload = new URL(`../harness/launch/shiftClock.mjs?ahead=${SIX_HOURS}`, import.meta.url).href

let ahead: Started

test.beforeAll(async ({ stage: { env } }) => {
  ahead = await startOne({
    env: { ...env, NODE_OPTIONS: `--import=${preload}` },
  })
  const { body } = await askAs({ url: `${ahead.url}/api/bookings/form-token` })
  const [moment = ''] = (JSON.parse(body) as { token: string }).token.split('.')
  expect(parseInt(moment, 36)).toBeGreaterThan(Date.now() + SIX_HOURS - 600_000)
})

test.afterAll(() => ahead.stop())

test('[Q3] [W1] one request sent to two clocks should be one booking', async ({
  stage: { site },
}) => {
  const urls = [ahead.url, site.url]
  for (const [first = '', second = ''] of [urls, urls.toReversed()]) {
    const data = { contactNumber: somePhone(), idempotencyKey: randomUUID() }
    const made = await sendBooking({ data, url: first })
    expect(made.status).toBe(201)
    const again = await sendBooking({ data, url: second })
    const { reference } = made.body.doc ?? {}
    expect(again).toMatchObject({ body: { doc: { reference }, repeated: true }, status: 200 })
  }
})

test('[Q11] a form that was opened under one clock should be no spam under the other', async ({
  stage: { site },
}) => {
  const client = databaseClient(site.databaseUri)
  const bookings = client.db().collection<StoredBooking>('Booking')
  const urls = [ahead.url, site.url]
  for (const [opened = '', sent = ''] of [urls, urls.toReversed()]) {
    const { body } = await askAs({ url: `${opened}/api/bookings/form-token` })
    const { token: formToken } = JSON.parse(body) as { token: string }
    const idempotencyKey = randomUUID()
    expect((await sendBooking({ data: { formToken, idempotencyKey }, url: sent })).status).toBe(201)
    expect((await bookings.findOne(withKeys([idempotencyKey])))?.status).not.toBe('spam')
  }
  await client.close()
})

test('[V2] [W1] whom a clock that was wrong made wait should not wait for it', async ({
  stage: { site },
}) => {
  const contactNumber = somePhone()
  const send = (url: string) => sendBooking({ data: { contactNumber }, url })
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries += 1) statuses.push((await send(ahead.url)).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect((await send(site.url)).status).toBe(201)
})

test('[A5] [W1] who signed in under one clock should be able to sign in under the other', async ({
  stage: { site },
}) => {
  const json = { email: site.adminEmail, password: site.adminPassword }
  for (const url of [ahead.url, site.url, ahead.url, site.url]) {
    const login = await askAs({ json, url: `${url}/api/users/login` })
    expect(login.status).toBe(200)
    const headers = { authorization: `JWT ${sessionToken(login.headers['set-cookie'])}` }
    const me = await askAs({ headers, url: `${url}/api/users/me` })
    expect(JSON.parse(me.body)).toMatchObject({ user: { email: site.adminEmail } })
  }
})
