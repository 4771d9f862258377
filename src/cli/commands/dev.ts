import { devProgram, seedProgram } from '../programs'
import { runTrialSite } from '../trialSite'

await runTrialSite({
  typed: 'npm run dev',
  mode: 'development',
  programs: { seed: seedProgram, site: devProgram },
})
