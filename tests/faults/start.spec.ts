import { expect } from 'playwright/test'
import { askAs } from '../harness/askAs'
import { test } from '../harness/faultTest'
import { sendBooking } from '../harness/sendBooking'
import { startOne } from '../harness/startOne'
import { untilReady } from '../harness/watchHealth'

test('[W1] a site that starts while MongoDB is away should say so, and work once it is there', async ({
  stage: { env, line },
}) => {
  await line.refuse()
  const { stop, url } = await startOne({ env })
  try {
    expect((await askAs({ url: `${url}/api/health/live` })).status).toBe(200)
    const ready = await askAs({ url: `${url}/api/health/ready` })
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '5'])
    for (const path of ['bookings', 'users/login']) {
      const json = { contactNumber: '9829012345', email: 'a@example.com', password: 'x' }
      const { body, headers, status } = await askAs({ json, url: `${url}/api/${path}` })
      expect([status, headers['retry-after'], headers['cache-control']], path).toEqual([
        503,
        '5',
        'no-store',
      ])
      expect(JSON.parse(body)).toMatchObject({ errors: [{ name: 'Unavailable' }] })
    }

    await line.accept()
    await untilReady(url)
    expect((await sendBooking({ url })).status).toBe(201)
    expect((await askAs({ url })).status).toBe(200)
  } finally {
    await stop()
  }
})
