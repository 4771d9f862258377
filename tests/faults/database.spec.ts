import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { expectNothingLost } from '../harness/expectNothingLost'
import { startLoad } from '../harness/faultLoad'
import { test, type FaultStage } from '../harness/faultTest'
import { sendBooking } from '../harness/sendBooking'
import { untilReady, watchHealth } from '../harness/watchHealth'

interface Fault {
  how: string
  begin(stage: FaultStage): unknown
  end(stage: FaultStage): unknown
  lasts: number
  /** A slow one may be ready or not. */
  ready?: RegExp
}

const away = /^live 200,ready 200,ready 503 5$/

const faults: Fault[] = [
  { how: 'refused', begin: refuse, end: ({ line }) => line.accept(), lasts: 8000 },
  { how: 'killed and started again', begin: kill, end: restart, lasts: 3000 },
  {
    how: 'slow by two seconds',
    begin: ({ line }) => line.delay(2000),
    end: ({ line }) => line.delay(0),
    lasts: 12_000,
    ready: /^live 200,ready 200/,
  },
  {
    how: 'paused for thirty seconds',
    begin: ({ line }) => line.pause(),
    end: ({ line }) => line.resume(),
    lasts: 30_000,
  },
]

for (const { begin, end, how, lasts, ready = away } of faults) {
  test(`[W1] [Q1] [Q3] with MongoDB ${how}, pages should stay up and nothing acknowledged be lost`, async ({
    stage,
  }) => {
    test.setTimeout(180_000)
    const { site, url } = stage
    const [first] = site.instances
    const load = startLoad({ url })
    const health = watchHealth(first?.url ?? '')
    await expect.poll(() => load.report.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(8)
    await begin(stage)
    await delay(lasts)
    await end(stage)
    for (const one of site.instances) await untilReady(one.url)
    expect((await sendBooking({ url: url() })).status).toBe(201)
    const report = await load.stop()
    const { seen, slowest } = await health.stop()

    await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^503 5$/, report })
    expect(seen.join()).toMatch(ready)
    expect(slowest).toBeLessThan(4000)
  })
}

function refuse({ line }: FaultStage) {
  return line.refuse()
}

/** The stand-in may lose the last twentieth of a second that it acknowledged, MongoDB nothing. */
async function kill({ line, site }: FaultStage) {
  const standsIn = !site.databaseServer.startsWith('MongoDB')
  if (standsIn) await line.refuse()
  if (standsIn) await delay(100)
  await site.killDatabase()
  await line.accept()
}

async function restart({ site }: FaultStage) {
  await site.openDatabase()
}
