import { buildSite } from '@/cli/build'
import type { Launch } from '@/cli/launcher'
import { LaunchError } from '@/cli/launcher'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { seededContent } from '../site/seededContent'
import { validateSources } from './checks'
import { builtFeatures, featuresPage, idsWithoutTest, unknownIds } from './featureIds'
import { runCheck } from './runCheck'
import { runTests } from './runTests'
import { sumTallies, tallyLine, type Tally } from './tally'
import { browserTests, integrationTests } from './testRuns'

/** `npm test`: everything but what kills servers (`npm run test:faults`), then one line of totals. */
await runLauncher({
  async main(launch) {
    const tests = sumTallies([await validateSources(launch), await testBuild(launch)])
    const all = sumTallies([tests, await checkFeatures(launch, tests.passedNames)])
    launch.steps.line(tallyLine(all))
    if (all.failed > 0) process.exitCode = 1
  },
})

/** What needs the build or the seeded content. */
async function testBuild(launch: Launch): Promise<Tally> {
  let chromium = ''
  const prepared = sumTallies(
    await Promise.all([
      runCheck({
        launch,
        name: 'Build',
        work: (note) => buildSite({ launch, command: buildProgram, note }),
      }),
      runCheck({
        launch,
        name: 'Chromium',
        work: async () => (chromium = await findBrowser(launch)),
      }),
    ]),
  )
  const content = await runCheck({
    launch,
    name: 'Content',
    work: async () => {
      await seededContent(launch)
      return 'kept for every test site'
    },
  })
  const integration = await runTests({ launch, ...integrationTests() })
  if (prepared.failed + content.failed > 0) return sumTallies([prepared, content, integration])
  return sumTallies([
    integration,
    await runTests({ launch, ...browserTests(chromium, ['--project=server', '--project=site']) }),
  ])
}

/** Nothing that is built may lose its last test. */
async function checkFeatures(launch: Launch, passedNames: string[]): Promise<Tally> {
  return runCheck({
    launch,
    name: 'Features',
    work: async () => {
      const ids = await builtFeatures()
      const missing = idsWithoutTest(ids, passedNames)
      if (missing.length > 0) throw new LaunchError(`No passing test names ${missing.join(', ')}.`)
      const unknown = unknownIds(ids, passedNames)
      if (unknown.length > 0) {
        throw new LaunchError(`${featuresPage} does not list ${unknown.join(', ')}.`)
      }
      return `${ids.length} ids, each in the name of a test that passed`
    },
  })
}
