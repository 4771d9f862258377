import { expect } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { test } from '../harness/faults/faultTest'
import { startOne } from '../harness/launch/startOne'
import { untilReady } from '../harness/launch/watchHealth'
import { askAs } from '../harness/nginx/askAs'
import { sendBooking } from '../harness/requests/sendBooking'

test('[W1] [Q1] npm start while MongoDB is away should say so, work once it is there, and answer what is under way when it is told to end', async ({
  stage: { env, line, site },
}) => {
  test.setTimeout(180_000)
  await line.refuse()
  const { ended, stop, url } = await startOne({ env })
  const client = databaseClient(site.databaseUri)
  const counted = client.db().collection('RateLimit')
  try {
    await test.step('it says that the database is away', async () => {
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
    })

    await test.step('it listens on 127.0.0.1 alone where HOST says nothing', async () => {
      const elsewhere = url.replace('localhost', '127.0.0.2')
      await expect(askAs({ url: `${elsewhere}/api/health/live` })).rejects.toThrow('ECONNREFUSED')
    })

    await test.step('it works once the database is there', async () => {
      await line.accept()
      await untilReady(url)
      expect((await sendBooking({ url })).status).toBe(201)
      expect((await askAs({ url })).status).toBe(200)
    })

    await test.step('it answers what is under way before it ends', async () => {
      await counted.deleteMany({})
      line.delay(1500)
      const sent = sendBooking({ url })
      // It is under way: the database has counted it, and is slow to say so.
      await expect.poll(() => counted.countDocuments(), { timeout: 30_000 }).toBeGreaterThan(0)
      const since = Date.now()
      const stopped = stop()
      const isLive = () =>
        askAs({ url: `${url}/api/health/live` }).then(
          () => true,
          () => false,
        )
      await expect.poll(isLive, { intervals: [50], timeout: 30_000 }).toBe(false)
      await expect(sendBooking({ url })).rejects.toThrow()
      expect((await sent).status).toBe(201)
      line.delay(0)
      await stopped
      expect(await ended).toEqual({ code: 0, signal: null })
      // The process ended by itself: the test kills it only after 30 seconds.
      expect(Date.now() - since).toBeLessThan(28_000)
    })
  } finally {
    line.delay(0)
    await line.accept()
    await stop()
    await client.close()
  }
})
