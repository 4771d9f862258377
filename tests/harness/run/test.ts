import { buildSite } from '../../../src/launch/buildSite'
import { validateSources } from './checks'
import { findBrowser } from '../browser/findBrowser'
import { buildProgram } from '../../../src/launch/programs'
import { runCheck } from './runCheck'
import type { Launch } from '../../../src/launch/createLaunch'
import { runLauncher } from '../../../src/launch/runLauncher'
import { runTests } from './runTests'
import { sumTallies, tallyLine, type Tally } from './tally'
import { browserTests, integrationTests } from './testRuns'

await runLauncher({
  async main(launch) {
    const all = sumTallies([
      await validateSources(launch),
      await runTests({ launch, ...integrationTests }),
      await testInBrowser(launch),
    ])
    launch.steps.line(tallyLine(all))
    if (all.failed > 0) process.exitCode = 1
  },
})

async function testInBrowser(launch: Launch): Promise<Tally> {
  let chromium = ''
  const prepared = sumTallies([
    await runCheck({
      launch,
      name: 'Build',
      work: (note) => buildSite({ launch, command: buildProgram, note }),
    }),
    await runCheck({
      launch,
      name: 'Chromium',
      work: async () => (chromium = await findBrowser(launch)),
    }),
  ])
  if (prepared.failed > 0) return prepared
  return runTests({ launch, ...browserTests(chromium) })
}
