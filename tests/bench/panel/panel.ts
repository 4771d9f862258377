import { writeFile } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright'
import { buildSite } from '@/cli/build'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { databaseClient } from '@/databaseClient'
import { browserArgs } from '../../harness/browser/browserArgs'
import { findBrowser } from '../../harness/browser/findBrowser'
import { serveForTests } from '../../harness/site/serveForTests'
import { benchRequests } from '../desk/benchDesk'
import { madeFrom } from '../report/madeFrom'
import { markdownTable } from '../report/markdownTable'
import { median } from '../report/statistics'
import { startApp } from '../speeds/startApp'

const file = 'docs/panel-bench.md'
const ROUNDS = 5
const MOST = 1.1
/** Until the first booking is seen on slow 4G. */
const ROW_MOST_MS = 2000

interface Panel {
  email: string
  password: string
  url: string
}

/** `npm run bench:panel`: what the dashboard loads with an empty cache, beside a bare Payload panel. */
await runLauncher({
  async main(launch) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const site = await launch.steps.run('Sites', () => serveForTests())
    launch.onStop(site.stop)
    const bare = await launch.steps.run('Bare panel', () => startBarePanel(site.databaseUri))
    const executablePath = (await findBrowser(launch)) || undefined
    const browser = await chromium.launch({ args: [...browserArgs], executablePath })
    launch.onStop(() => browser.close())
    const client = databaseClient(site.databaseUri)
    launch.onStop(() => client.close())
    await client
      .db()
      .collection('Booking')
      .insertMany(benchRequests({ count: 100 }))

    const own = { email: site.adminEmail, password: site.adminPassword, url: site.url }
    const [ours, theirs] = [await weighPanel(browser, own), await weighPanel(browser, bare)]
    const rows = await launch.steps.run('First row', () => firstRows(browser, own))
    const ratio = ours / theirs
    await writeFile(file, report({ from: await madeFrom(), ours, ratio, rows, theirs }))
    if (ratio > MOST || median(rows) > ROW_MOST_MS) process.exitCode = 1

    async function startBarePanel(databaseUri: string): Promise<Panel> {
      const uri = new URL(databaseUri)
      uri.pathname = `${uri.pathname}-bare`
      const env = { DATABASE_URI: uri.href, PAYLOAD_SECRET: 'bench' }
      const port = await startApp({ env, firstPage: '/admin', from: 'panel/barePanel', launch })
      const panel = {
        email: 'bench@example.com',
        password: 'bench',
        url: `http://127.0.0.1:${port}`,
      }
      await post(`${panel.url}/api/users/first-register`, panel)
      return panel
    }
  },
})

async function post(url: string, data: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { body: JSON.stringify(data), headers, method: 'POST' })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
}

async function openSignedIn(browser: Browser, { email, password, url }: Panel) {
  const context = await browser.newContext({ viewport: { height: 844, width: 390 } })
  const answer = await context.request.post(`${url}/api/users/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${url} answers the sign-in with ${answer.status()}.`)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return { context, page, session, url: `${url}/admin` }
}

/** Bytes of scripts over the wire, until the network is quiet. */
async function weighPanel(browser: Browser, panel: Panel): Promise<number> {
  const { context, page, session, url } = await openSignedIn(browser, panel)
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return bytes
}

/** Milliseconds until the first booking is painted, on Lighthouse's slow 4G. */
async function firstRows(browser: Browser, panel: Panel): Promise<number[]> {
  const times: number[] = []
  // The first visit only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { context, page, session, url } = await openSignedIn(browser, panel)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.emulateNetworkConditions', {
      downloadThroughput: 1_600_000 / 8,
      latency: 150,
      offline: false,
      uploadThroughput: 750_000 / 8,
    })
    await page.goto(url, { waitUntil: 'commit' })
    const row = await page.waitForFunction(() => {
      const found = document.querySelector('.bookings__row')
      return found?.checkVisibility({ visibilityProperty: true }) && performance.now()
    })
    const at = await row.jsonValue()
    if (round > 0 && at) times.push(at)
    await context.close()
  }
  return times
}

interface Figures {
  /** Commit and machine. */
  from: string
  ours: number
  ratio: number
  rows: number[]
  theirs: number
}

function report({ from, ours, ratio, rows, theirs }: Figures): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const table = markdownTable(
    ['cold dashboard of an administrator, at 390 px', 'measured', 'goal'],
    [
      ['scripts over the wire', kilobytes(ours), ''],
      ['the same for a bare Payload panel', kilobytes(theirs), ''],
      ['ratio', ratio.toFixed(2), `<= ${MOST}`],
      ['first booking visible on slow 4G', seconds(median(rows)), `<= ${seconds(ROW_MOST_MS)}`],
    ],
  )
  return `# What the dashboard loads

Made by \`npm run bench:panel\` from the production build. The bare panel is a Payload project
with users and a collection of pages, with the same versions. Both are opened with an empty cache.
Slow 4G is that of Lighthouse: 1.6 Mbit/s, 150 ms latency, processor slowed down four times; median of ${rows.length}.

${from}

${table}
`
}
