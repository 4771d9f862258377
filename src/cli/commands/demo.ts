import { buildProgram, seedProgram, startProgram } from '../programs'
import { runTrialSite } from '../trialSite'

await runTrialSite({
  typed: 'npm run demo',
  mode: 'production',
  programs: { build: buildProgram, seed: seedProgram, site: () => startProgram },
})
