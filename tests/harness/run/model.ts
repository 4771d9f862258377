import { parseArgs } from 'node:util'
import { buildSite } from '@/cli/build'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { runTests } from './runTests'
import { tallyLine } from './tally'
import { browserTests } from './testRuns'

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
    await launch.steps.run('Build', async (note) =>
      note(await buildSite({ launch, command: buildProgram, note })),
    )
    const tests = browserTests(await findBrowser(launch), [
      'tests/faults/model.spec.ts',
      '--retries=0',
    ])
    const own = { FUZZ_SECONDS: String(Number(values.minutes) * 60), FUZZ_SEED: values.seed }
    launch.steps.line(`The model begins at seed ${values.seed}`)
    const tally = await runTests({
      ...tests,
      launch,
      env: (report) => ({ ...tests.env?.(report), ...own }),
    })
    launch.steps.line(tallyLine(tally))
    if (tally.failed > 0) process.exitCode = 1
  },
})
