import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { buildId, buildSite } from '@/cli/build'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { browserArgs } from '../../harness/browser/browserArgs'
import { findBrowser } from '../../harness/browser/findBrowser'
import { freePort } from '../../harness/launch/freePort'
import { scriptRows } from '../panel/scriptRows'
import { madeFrom } from '../report/madeFrom'
import { auditPage } from './auditPage'
import { auditsToRun, keepAudit, keptAudits, ofOne, usualRuns } from './keptAudits'
import { isDecided, reportOf } from './lighthouseReport'
import { serveForPhones } from './serveForPhones'
import { weighHome } from './weighHome'

const file = 'docs/lighthouse.md'

const { values } = parseArgs({
  options: {
    /** Only this address, or these; no report is written. */
    only: { type: 'string', multiple: true, default: [] },
    /** Of each page. */
    runs: { type: 'string', default: String(usualRuns) },
    /** Then the report is written from what there is; the next call goes on with the same build. */
    minutes: { type: 'string', default: '600' },
  },
})

const some = values.only

/** `npm run lighthouse`: audits the production build as a phone sees it, and writes the table down. */
await runLauncher({
  async main(launch) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const executablePath = (await findBrowser(launch)) || undefined
    const sites = await launch.steps.run('Sites', () => serveForPhones(launch))
    const port = await freePort()
    // The certificate of the site is one of today, known to nobody.
    // Phones do not round the widths of letters to whole pixels.
    const ours = [
      '--ignore-certificate-errors',
      '--font-render-hinting=none',
      `--remote-debugging-port=${port}`,
    ]
    const args = [...browserArgs, ...ours]
    const browser = await chromium.launch({ args, executablePath })
    launch.onStop(() => browser.close())

    const build = String(await buildId())
    const until = Date.now() + Number(values.minutes) * 60_000
    const servers = Object.keys(sites)
    const runs = Number(values.runs)
    const todo = auditsToRun(await keptAudits(build), servers, runs)
    const chosen = todo.filter(({ path }) => some.length === 0 || some.includes(path))
    await launch.steps.run('First visits', () =>
      visitAll(
        browser,
        chosen.map(({ path, server }) => `${sites[server]}${path}`),
      ),
    )
    for (const one of chosen) {
      if (Date.now() > until) break
      if (isDecided(ofOne(await keptAudits(build), one), runs)) continue
      const { path, server, throttling } = one
      await launch.steps.run(`${path} ${server} ${throttling}`, async (note) => {
        const site = sites[server] ?? ''
        const audit = await auditPage({ path, port, server, site, throttling })
        note(`${audit.scores.performance}, LCP ${Math.round(audit.largestPaint)} ms`)
        await keepAudit(build, audit)
      })
    }
    if (some.length > 0) return
    const weight = await weighHome({ browser, site: Object.values(sites)[0] ?? '' })
    const report = reportOf({
      audits: await keptAudits(build),
      from: await madeFrom(),
      scripts: await scriptRows(),
      weight,
    })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
    launch.steps.line(report.holds ? 'Every goal holds.' : 'A goal is missed.')
  },
})

/** A page is rendered, and the pictures of a phone are cached, at its first visit. */
async function visitAll(browser: Browser, addresses: string[]) {
  // The phone of Lighthouse.
  const phone = { deviceScaleFactor: 1.75, isMobile: true, viewport: { height: 823, width: 412 } }
  const page = await browser.newPage({ ...phone, ignoreHTTPSErrors: true })
  for (const address of new Set(addresses)) await page.goto(address)
  await page.close()
}
