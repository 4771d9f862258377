import { expect } from 'playwright/test'
import { standInSaved } from '../harness/database/standInSaved'
import { expectNothingLost } from '../harness/faults/expectNothingLost'
import { startLoad, type LoadReport } from '../harness/faults/faultLoad'
import { test, type FaultStage } from '../harness/faults/faultTest'
import { untilReady, watchHealth } from '../harness/launch/watchHealth'
import { sendBooking } from '../harness/requests/sendBooking'

interface Fault {
  how: string
  begin(stage: FaultStage): unknown
  end(stage: FaultStage): unknown
  /** True once the fault has lasted for long enough to be felt everywhere. */
  felt(seen: { load: LoadReport; stage: FaultStage; states: Set<string> }): boolean
  /** A slow one may be ready or not. */
  ready?: RegExp
}

const away = /^live 200,ready 200,ready 503 5$/

const faults: Fault[] = [
  {
    how: 'refused',
    begin: ({ line }) => line.refuse(),
    end: ({ line }) => line.accept(),
    felt: refused,
  },
  { how: 'killed and started again', begin: kill, end: restart, felt: refused },
  {
    how: 'slow by two seconds',
    begin: ({ line }) => line.delay(2000),
    end: ({ line }) => line.delay(0),
    felt: () => true,
    ready: /^live 200,ready 200/,
  },
  {
    // The driver gives a connection up that has been silent for as long as src/patienceFor.ts says.
    how: 'paused for longer than the site keeps a connection that is silent',
    begin: ({ line }) => line.pause(),
    end: ({ line }) => line.resume(),
    felt: (seen) => seen.stage.line.givenUp() && refused(seen),
  },
]

for (const { begin, end, felt, how, ready = away } of faults) {
  test(`[W1] [Q1] [Q3] with MongoDB ${how}, pages should stay up and nothing acknowledged be lost`, async ({
    stage,
  }) => {
    test.setTimeout(240_000)
    const { site, url } = stage
    const [first] = site.instances
    const load = startLoad({ url })
    const health = watchHealth(first?.url ?? '')
    await expect.poll(() => load.report.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(4)
    await begin(stage)
    const { pages, tries } = counts(load.report)
    const lasted = () => {
      const now = counts(load.report)
      return (
        now.tries >= tries + 8 &&
        now.pages >= pages + 12 &&
        felt({ load: load.report, stage, states: health.seen })
      )
    }
    await expect.poll(lasted, { timeout: 90_000 }).toBe(true)
    await end(stage)
    for (const one of site.instances) await untilReady(one.url)
    expect((await sendBooking({ url: url() })).status).toBe(201)
    const report = await load.stop()
    const { seen, slowest } = await health.stop()

    await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^503 5$/, report })
    expect(seen.join()).toMatch(ready)
    // Two seconds of patience with the database, and as long again three times for a busy machine.
    expect(slowest).toBeLessThan(8000)
  })
}

function refused({ load, states }: { load: LoadReport; states: Set<string> }) {
  return sumOf(load.refused) >= 4 && states.has('ready 503 5')
}

const counts = ({ pages, tries }: LoadReport) => ({ pages: sumOf(pages), tries })

const sumOf = (counted: Map<unknown, number>) =>
  [...counted.values()].reduce((sum, count) => sum + count, 0)

/** The stand-in may lose what it has not saved yet, which is no fault of the site; MongoDB must lose nothing. */
async function kill({ line, site }: FaultStage) {
  if (site.databaseFolder && !site.databaseServer.startsWith('MongoDB')) {
    await line.refuse()
    await standInSaved(site.databaseFolder, site.databaseUri)
  }
  await site.killDatabase()
  await line.accept()
}

async function restart({ site }: FaultStage) {
  await site.openDatabase()
}

test('[D11] [U4] the panel should keep the session while MongoDB is away, and say so instead of asking to sign in', async ({
  request,
  stage,
}) => {
  const [first] = stage.site.instances
  const url = first?.url ?? ''
  const { adminEmail: email, adminPassword: password } = stage.site
  const login = await request.post(`${url}/api/users/login`, { data: { email, password } })
  expect(login.status()).toBe(200)
  const cookie = String(login.headers()['set-cookie']).split(';')[0] ?? ''
  const headers = { cookie, 'sec-fetch-site': 'none' }
  const panel = () => request.get(`${url}/admin`, { headers, maxRedirects: 0 })
  await stage.line.refuse()
  const away = await panel()
  expect([away.status(), away.headers().location]).toEqual([200, undefined])
  const html = await away.text()
  expect(html).toContain('Could not load bookings')
  expect(html).toContain('No contact data found.')
  const other = await request.get(`${url}/admin/collections/services`, { headers, maxRedirects: 0 })
  const services = await other.text()
  expect(services).toContain('Could not load Services')
  expect(services).toMatch(
    /<nav[^>]*>.*href="\/admin\/calendar".*href="\/admin\/collections\/faqs"/s,
  )
  for (const path of ['/api/users/me', '/api/bookings']) {
    expect((await request.get(url + path, { headers })).status(), path).toBe(503)
  }
  await stage.line.accept()
  await expect(async () => {
    const back = await (await panel()).text()
    expect(back).toContain('Admin Dashboard')
    expect(back).not.toContain('Could not load bookings')
  }).toPass({ timeout: 60_000 })
})
