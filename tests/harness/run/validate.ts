import { validateSources } from './checks'
import { runLauncher } from '../../../src/cli/runLauncher'
import { tallyLine } from './tally'

await runLauncher({
  async main(launch) {
    const tally = await validateSources(launch)
    launch.steps.line(tallyLine(tally))
    if (tally.failed > 0) process.exitCode = 1
  },
})
