import { runLauncher } from '@/cli/runLauncher'
import { validateSources } from './checks'
import { tallyLine } from './tally'

await runLauncher({
  async main(launch) {
    const tally = await validateSources(launch)
    launch.steps.line(tallyLine(tally))
    if (tally.failed > 0) process.exitCode = 1
  },
})
