import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { freePort } from '../../src/database/freePort'
import { buildSite } from '../../src/launch/buildSite'
import { findBrowser } from '../../src/launch/findBrowser'
import { buildProgram } from '../../src/launch/programs'
import { runLauncher } from '../../src/launch/runLauncher'
import { serveForTests } from '../../src/launch/serveForTests'
import { browserArgs } from '../helpers/browserArgs'
import { auditPage, goals, type Audit } from './auditPage'
import { reportOf } from './lighthouseReport'
import { weighHome } from './weighHome'

const pages = ['/', '/all-events', '/gallery', '/contact']
const file = 'docs/lighthouse.md'

/** `npm run lighthouse`: audits the production build as a phone sees it, and writes the table down. */
await runLauncher({
  async main(launch) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const executablePath = await findBrowser(launch)
    const site = await launch.steps.run('Site', () => serveForTests())
    launch.onStop(site.stop)
    const port = await freePort()
    const args = [...browserArgs, `--remote-debugging-port=${port}`]
    const browser = await chromium.launch({ args, executablePath })
    launch.onStop(() => browser.close())

    const audits: Audit[] = []
    for (const path of pages) {
      const audit = () => auditPage({ path, port, site: site.url })
      audits.push(await launch.steps.run(path, audit))
    }
    const weight = await weighHome({ browser, site: site.url })
    const report = reportOf({ audits, weight })
    await writeFile(file, report.text)
    launch.steps.line(report.text)
    if (!report.holds) process.exitCode = 1
    launch.steps.line(
      report.holds ? `Every goal holds: ${JSON.stringify(goals)}` : 'A goal is missed.',
    )
  },
})
