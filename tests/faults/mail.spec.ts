import { expect } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { expectNothingLost } from '../harness/faults/expectNothingLost'
import { startLoad } from '../harness/faults/faultLoad'
import { test } from '../harness/faults/faultTest'
import { messageIdOf } from '../harness/mail/messageIdOf'
import { sendBooking } from '../harness/requests/sendBooking'
import { withKeys } from '../harness/requests/storedKeys'
import type { StoredBooking } from '../harness/site/serverTest'

test('[Q1] [T3] with the mail server dead, requests should go on and their mails wait for it', async ({
  stage: { mail, site, url },
}) => {
  test.setTimeout(180_000)
  const client = databaseClient(site.databaseUri)
  const bookings = client.db().collection<StoredBooking>('Booking')
  await mail.down()
  const load = startLoad({ url })
  await expect.poll(() => load.report.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(10)
  const report = await load.stop()
  await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^never$/, report })
  // A request that waited for its mail would wait for more than one attempt at it.
  expect(report.slowestTry).toBeLessThan(8000)

  const mineOnly = withKeys([...report.acknowledged.keys()])
  const mine = () => bookings.find(mineOnly).toArray()
  const states = async () => (await mine()).flatMap(({ emails }) => emails.map((one) => one.state))
  expect(await states()).not.toContain('sent')
  expect(await states()).not.toContain('failed')

  await mail.up()
  // Instead of the minutes until the next attempt, or until the lease of one that hangs ends.
  // First of all: the tests before this one may have left more to send.
  const hurry = (held: object) =>
    bookings.updateMany(
      mineOnly,
      { $set: { nextEmailAt: new Date(0), 'emails.$[one].nextAttempt': new Date(0) } },
      { arrayFilters: [held] },
    )
  await hurry({ 'one.state': { $ne: 'sent' } })
  for (const one of site.instances) await sendBooking({ url: one.url })
  await expect
    .poll(
      async () => {
        // An attempt that was begun before may fail now, and then waits for minutes again.
        await hurry({ 'one.nextAttempt': { $gt: new Date() }, 'one.state': 'queued' })
        return new Set(await states())
      },
      // One that hangs is given up after a minute.
      { timeout: 100_000 },
    )
    .toEqual(new Set(['sent']))
  const wanted = (await mine()).flatMap(({ _id, emails }) =>
    emails.map(({ id }) => `${id}.${String(_id)}@`),
  )
  const ids = mail.received().map(messageIdOf)
  expect(wanted.filter((id) => !ids.some((one) => one.startsWith(id)))).toEqual([])
  await client.close()
})
