import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { execa } from 'execa'
import { buildSite } from '@/cli/build'
import { testResults } from '@/cli/dataFiles'
import type { Launch } from '@/cli/launcher'
import { LaunchError } from '@/cli/launcher'
import { buildProgram } from '@/cli/programs'
import { runLauncher } from '@/cli/runLauncher'
import { findBrowser } from '../browser/findBrowser'
import { checkChanged } from './checks'
import { runCheck } from './runCheck'
import { runTests } from './runTests'
import { selectTests, withinBudget } from './selectTests'
import { sumTallies, tallyLine, type Tally } from './tally'
import { testMap } from './testMap'
import { playwrightSeconds } from './testReports'
import { browserTests, integrationTests, unitTests } from './testRuns'

const browserBudgetSeconds = 50

/**
 * `npm run test:changed [-- BASE]`: types, lint, unit tests and what tests/harness/run/testMap.ts names
 * for the files that differ from BASE; without BASE from the last commit, or if nothing does, from
 * the one before.
 */
await runLauncher({
  async main(launch) {
    const changed = await changedFiles(process.argv[2])
    if (changed.length === 0) return launch.steps.line('Nothing changed.')
    const { int, browser, unmapped } = selectTests(changed, testMap)
    const { run, left } = withinBudget({
      files: browser,
      took: await lastDurations(),
      seconds: browserBudgetSeconds,
    })
    const all = await Promise.all([
      checkChanged(launch, changed),
      runTests({ launch, ...unitTests }),
    ])
    if (int.length > 0) all.push(await runTests({ launch, ...integrationTests(int) }))
    if (run.length > 0) all.push(await testInBrowser(launch, run))
    launch.steps.line(`  Changed    ${changed.length} files`)
    if (left.length > 0) launch.steps.line(`  Left out   for time: ${left.join(', ')}`)
    if (unmapped.length > 0) {
      launch.steps.line(`  Left out   no tests are named for: ${unmapped.join(', ')}`)
    }
    launch.steps.line('  Left out   all other integration and browser tests: npm test runs them')
    const total = sumTallies(all)
    launch.steps.line(tallyLine(total))
    if (total.failed > 0) process.exitCode = 1
  },
})

async function testInBrowser(launch: Launch, files: string[]): Promise<Tally> {
  const built = await runCheck({
    launch,
    name: 'Build',
    work: (note) => buildSite({ launch, command: buildProgram, note }),
  })
  if (built.failed > 0) return built
  return runTests({ launch, ...browserTests(await findBrowser(launch), files) })
}

async function changedFiles(base?: string): Promise<string[]> {
  const since = async (commit: string) => {
    const diff = await git(['diff', '--name-only', '--diff-filter=d', commit])
    return [...diff, ...(await git(['ls-files', '--others', '--exclude-standard']))]
  }
  if (base) return since(base)
  const uncommitted = await since('HEAD')
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1')
}

async function git(args: string[]): Promise<string[]> {
  const { failed, stdout, stderr } = await execa('git', args, { reject: false })
  if (failed) throw new LaunchError(`git ${args[0]} failed: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}

/** What each browser file took in the last run of them, if there was one. */
async function lastDurations(): Promise<Map<string, number>> {
  try {
    const report = await readFile(path.resolve(testResults, 'browser.json'), 'utf8')
    return playwrightSeconds(JSON.parse(report))
  } catch {
    return new Map()
  }
}
