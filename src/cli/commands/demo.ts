import { loadEnvFile } from '../../env'
import { buildProgram, seedProgram, startProgram } from '../programs'
import { runLauncher } from '../runLauncher'
import { trialSite } from '../trialSite'

await runLauncher({
  stays: true,
  async main(launch) {
    loadEnvFile()
    await trialSite({
      launch,
      typed: 'npm run demo',
      mode: 'production',
      programs: { build: buildProgram, seed: seedProgram, site: startProgram },
    })
  },
})
