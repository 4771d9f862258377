import { parseArgs } from 'node:util'
import { runLauncher } from '@/cli/runLauncher'
import { browserRun } from './browserRun'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    /** Where it begins; any other one tries other commands. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

/** `npm run test:model -- --minutes 30 --seed 7`: the model of tests/faults/model.spec.ts for longer. */
await runLauncher({
  async main(launch) {
    launch.steps.line(`The model begins at seed ${values.seed}`)
    const env = { FUZZ_SECONDS: String(Number(values.minutes) * 60), FUZZ_SEED: values.seed }
    await browserRun(launch, ['tests/faults/model.spec.ts', '--retries=0'], env)
  },
})
