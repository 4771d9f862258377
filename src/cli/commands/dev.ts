import { loadEnvFile } from '../../env'
import { devProgram, seedProgram } from '../programs'
import { runLauncher } from '../runLauncher'
import { trialSite } from '../trialSite'

await runLauncher({
  stays: true,
  async main(launch) {
    loadEnvFile()
    await trialSite({
      launch,
      typed: 'npm run dev',
      mode: 'development',
      programs: { seed: seedProgram, site: devProgram },
    })
  },
})
