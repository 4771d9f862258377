import fc from 'fast-check'
import { fuzzEnv } from '@/env'
import { test } from '../harness/faults/faultTest'
import { checkAll, newModel, siteCommands } from '../harness/model/commands'
import { openRealSite } from '../harness/model/realSite'

const { FUZZ_SECONDS, FUZZ_SEED: seed } = fuzzEnv()

/** `npm run test:model -- --minutes 30` asks for longer. */
const seconds = Math.max(60, FUZZ_SECONDS)

const COMMANDS = 20

test('[Q1] [Q3] [O1] whatever happens in whatever order, with processes killed and the database paused, the site should keep to its model', async ({
  stage,
}) => {
  test.setTimeout(seconds * 1000 + 300_000)
  const real = await openRealSite(stage)
  const until = Date.now() + seconds * 1000
  let runs = 0
  try {
    do {
      const property = fc.asyncProperty(siteCommands(COMMANDS), async (commands) => {
        await real.mend()
        await real.restoreAccounts()
        const killsBefore = real.kills()
        const model = newModel(real, await real.storedTitle())
        await fc.asyncModelRun(() => ({ model, real }), commands)
        await checkAll(model, real, killsBefore)
      })
      // Not shrunk: what happened once need not happen again.
      await fc.assert(property, { endOnFailure: true, numRuns: 1, seed: seed + runs })
      runs += 1
    } while (Date.now() < until)
  } finally {
    await real.close()
  }
  test.info().annotations.push({ description: `${runs} runs, ${real.kills()} kills`, type: 'seen' })
})
