import { runLauncher } from '@/cli/runLauncher'
import { browserRun } from './browserRun'

/** `npm run test:browser -- [files and options of Playwright]`: builds when the sources changed, then tests. */
await runLauncher({ main: (launch) => browserRun(launch, process.argv.slice(2)) })
