import { buildProgram, seedProgram, startProgram } from '@/cli/programs'
import { runTrialSite } from '@/cli/trialSite'

await runTrialSite({
  typed: 'npm run demo',
  mode: 'production',
  programs: { build: buildProgram, seed: seedProgram, site: () => startProgram },
})
