import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describeEnd, startChild } from '@/cli/childProcess'
import { testResults } from '@/cli/dataFiles'
import type { Launch } from '@/cli/launcher'
import { nodeCommand, type Command } from '@/cli/programs'
import { brokenStep, sumTallies, tallyLine, testReport, type Tally } from './tally'
import { playwrightTally, vitestTally } from './testReports'

/** All tests of a project of tests/vitest.config.ts. */
export function runVitest(launch: Launch, name: string, project: string): Promise<Tally> {
  const report = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const config = ['run', '--config=tests/vitest.config.ts', `--project=${project}`]
  const command = nodeCommand({
    script: 'node_modules/vitest/vitest.mjs',
    args: [...config, ...reporters],
  })
  return run({ command, env: { NODE_ENV: 'test' }, launch, name, report, tally: vitestTally })
}

interface BrowserTests {
  /** Options and files of Playwright. */
  args: string[]
  chromium: string
  env?: Record<string, string>
  launch: Launch
}

export function runPlaywright({ args, chromium, env, launch }: BrowserTests): Promise<Tally> {
  const name = 'Browser'
  const report = reportFile(name)
  const config = ['test', '--config=tests/playwright.config.ts', '--reporter=list,json']
  const command = nodeCommand({
    script: 'node_modules/playwright/cli.js',
    args: [...config, ...args],
  })
  const own = { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return run({ command, env: own, launch, name, report, tally: playwrightTally })
}

const reportFile = (name: string) => path.resolve(testResults, `${name.toLowerCase()}.json`)

interface TestRun {
  command: Command
  env: Record<string, string>
  launch: Launch
  name: string
  report: string
  tally(report: unknown): Tally
}

/** Shows what a run says and counts its tests by their report; a run that breaks is a failure. */
async function run({ command, env, launch, name, report, tally }: TestRun): Promise<Tally> {
  return launch.steps.run(name, async (note) => {
    launch.check()
    await mkdir(path.dirname(report), { recursive: true })
    await rm(report, { force: true })
    const onLine = (line: string) => launch.steps.line(line)
    const child = startChild({ command, env: { TZ: 'UTC', ...env }, onLine })
    launch.onStop(child.stop)
    const end = await child.ended
    const counted = await readFile(report, 'utf8').then(
      (text) => tally(JSON.parse(text)),
      () => undefined,
    )
    const broken = !counted || (end.code !== 0 && counted.failed === 0)
    const brokenRun = {
      ...brokenStep,
      reports: [testReport('Failed', name, `The run ${describeEnd(end)}.`)],
    }
    const all = sumTallies([...(counted ? [counted] : []), ...(broken ? [brokenRun] : [])])
    note(tallyLine(all) + (broken ? `; the run ${describeEnd(end)}` : ''))
    return all
  })
}
