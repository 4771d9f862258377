import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { freePort } from '../../src/devDatabase/freePort'
import { buildSite } from '../../src/cli/build'
import { findBrowser } from '../harness/browser/findBrowser'
import { buildProgram } from '../../src/cli/programs'
import { runLauncher } from '../../src/cli/runLauncher'
import { browserArgs } from '../harness/browser/browserArgs'
import { auditOnce, auditPage, goals, type Audit } from './auditPage'
import { reportOf } from './lighthouseReport'
import { serveForPhones } from './serveForPhones'
import { weighHome } from './weighHome'

const pages = ['/', '/all-events', '/gallery', '/contact']
const file = 'docs/lighthouse.md'

/** `npm run lighthouse`: audits the production build as a phone sees it, and writes the table down. */
await runLauncher({
  async main(launch) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const executablePath = (await findBrowser(launch)) || undefined
    const site = await launch.steps.run('Site', () => serveForPhones(launch))
    const port = await freePort()
    // The certificate of the site is one of today, known to nobody.
    const ours = ['--ignore-certificate-errors', `--remote-debugging-port=${port}`]
    const args = [...browserArgs, ...ours]
    const browser = await chromium.launch({ args, executablePath })
    launch.onStop(() => browser.close())

    const applied: Audit[] = []
    const audits: Audit[] = []
    for (const path of pages) {
      await launch.steps.run(path, async () => {
        audits.push(await auditPage({ path, port, site: site.url }))
        const throttling = 'devtools'
        applied.push(await auditOnce({ path, port, site: site.url, throttling }))
      })
    }
    const weight = await weighHome({ browser, site: site.url })
    const report = reportOf({ applied, audits, server: site.server, weight })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
    launch.steps.line(
      report.holds ? `Every goal holds: ${JSON.stringify(goals)}` : 'A goal is missed.',
    )
  },
})
