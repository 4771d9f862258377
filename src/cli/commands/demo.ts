import { buildProgram, demoSeedProgram, startProgram } from '@/cli/programs'
import { runTrialSite } from '@/cli/trialSite'

await runTrialSite({
  typed: 'npm run demo',
  mode: 'production',
  programs: { build: buildProgram, seed: demoSeedProgram, site: () => startProgram },
})
