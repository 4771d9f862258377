import { devProgram, demoSeedProgram } from '@/cli/programs'
import { runTrialSite } from '@/cli/trialSite'

await runTrialSite({
  typed: 'npm run dev',
  mode: 'development',
  programs: { seed: demoSeedProgram, site: devProgram },
})
