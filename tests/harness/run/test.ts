import { type Launch, LaunchError } from '@/cli/launcher'
import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { seededContent } from '../site/seededContent'
import { validateSources } from './checks'
import { builtFeatures, faultyNames, featuresPage, idsWithoutTest } from './featureIds'
import { buildCheck, finish, runCheck } from './runCheck'
import { runPlaywright, runVitest } from './runTests'
import { sumTallies, type Tally } from './tally'

/** `npm test`: everything but what kills servers (`npm run test:faults`), then one line of totals. */
await runLauncher({
  async main(launch) {
    const tests = sumTallies([await validateSources(launch), await testBuild(launch)])
    finish(launch, sumTallies([tests, await checkFeatures(launch, tests.passedNames)]))
  },
})

/** What needs the build or the seeded content. */
async function testBuild(launch: Launch): Promise<Tally> {
  let chromium = ''
  const findChromium = async () => (chromium = await findBrowser(launch))
  const seed = () => seededContent(launch).then(() => 'kept for every test site')
  // The build and the seed often wait for one file or another.
  const prepared = sumTallies(
    await Promise.all([
      buildCheck(launch),
      runCheck({ launch, name: 'Content', work: seed }),
      runCheck({ launch, name: 'Chromium', work: findChromium }),
    ]),
  )
  const integration = await runVitest(launch, 'Integration', 'int')
  if (prepared.failed > 0) return sumTallies([prepared, integration])
  const args = ['--project=server', '--project=site']
  return sumTallies([integration, await runPlaywright({ launch, chromium, args })])
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
      const faulty = faultyNames(ids, passedNames)
      if (faulty.length === 0) return `${ids.length} ids, each in the name of a test that passed`
      const rule = `At most three ids for a test, all of ${featuresPage}`
      throw new LaunchError([`${rule}:`, ...faulty].join('\n'))
    },
  })
}
