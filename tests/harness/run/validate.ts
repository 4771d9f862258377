import { runLauncher } from '@/cli/runLauncher'
import { validateSources } from './checks'
import { finish } from './runCheck'

await runLauncher({ main: async (launch) => finish(launch, await validateSources(launch)) })
