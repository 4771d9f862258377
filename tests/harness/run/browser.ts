import { buildSite } from '@/cli/build'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { runTests } from './runTests'
import { tallyLine } from './tally'
import { browserTests } from './testRuns'

/** `npm run test:browser -- [files and options of Playwright]`: builds when the sources changed, then tests. */
await runLauncher({
  async main(launch) {
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const chromium = await findBrowser(launch)
    const tally = await runTests({ launch, ...browserTests(chromium, process.argv.slice(2)) })
    launch.steps.line(tallyLine(tally))
    if (tally.failed > 0) process.exitCode = 1
  },
})
