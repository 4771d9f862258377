import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { test } from '../harness/faultTest'
import { sendBooking } from '../harness/sendBooking'
import { startOne } from '../harness/startOne'

test('[W1] [Q1] what is under way when npm start is told to end should be answered before it does', async ({
  stage: { env, line },
}) => {
  test.setTimeout(90_000)
  const { ended, stop, url } = await startOne({ env })
  try {
    expect((await sendBooking({ url })).status).toBe(201)
    line.delay(1500)
    const sent = sendBooking({ url })
    // On its way: it takes at least the second and a half that the database takes.
    await delay(500)
    const since = Date.now()
    const stopped = stop()
    await delay(300)
    await expect(sendBooking({ url })).rejects.toThrow()
    expect((await sent).status).toBe(201)
    line.delay(0)
    await stopped
    expect(await ended).toEqual({ code: 0, signal: null })
    expect(Date.now() - since).toBeLessThan(28_000)
  } finally {
    await stop()
  }
})
