import { expect } from 'playwright/test'
import { expectNothingLost } from '../harness/faults/expectNothingLost'
import { startLoad } from '../harness/faults/faultLoad'
import { test } from '../harness/faults/faultTest'
import { noFront, openFront } from '../harness/nginx/openFront'

test('[W1] [Q1] [Q3] with one of two instances killed no page should fail and nothing be lost', async ({
  stage: { site },
}) => {
  test.setTimeout(180_000)
  const front = await openFront(site.instances.map(({ port }) => port))
  test.skip(!front, noFront)
  if (!front) return
  const load = startLoad({ url: () => front.url })
  const more = (count: number) => {
    const wanted = load.report.acknowledged.size + count
    return expect
      .poll(() => load.report.acknowledged.size, { intervals: [50], timeout: 60_000 })
      .toBeGreaterThan(wanted)
  }
  await more(4)
  for (const one of site.instances) {
    await one.kill()
    await more(10)
    await one.start()
    await more(4)
  }
  const report = await load.stop()
  await front.stop()
  // An answer that was begun can only be broken off; its request is sent again.
  const refusals = /^503 10$|^cut: ECONNRESET$/
  await expectNothingLost({ databaseUri: site.databaseUri, refusals, report })
})
