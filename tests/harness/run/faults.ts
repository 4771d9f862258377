import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { buildCheck, finish } from './runCheck'
import { runPlaywright, runVitest } from './runTests'
import { sumTallies } from './tally'

/** `npm run test:faults`: what kills or attacks commands, databases and sites, then one line of totals. */
await runLauncher({
  async main(launch) {
    const built = await buildCheck(launch)
    const integration = await runVitest(launch, 'Integration', 'faults')
    if (built.failed > 0) return finish(launch, sumTallies([built, integration]))
    const chromium = await findBrowser(launch)
    const args = ['--project=instances', '--project=faults']
    finish(launch, sumTallies([integration, await runPlaywright({ launch, chromium, args })]))
  },
})
