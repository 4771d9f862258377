import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describeEnd, startChild } from '@/cli/childProcess'
import { testResults } from '@/cli/dataFiles'
import type { Launch } from '@/cli/launcher'
import type { Command } from '@/cli/programs'
import { brokenStep, sumTallies, tallyLine, type Tally } from './tally'

export interface TestRun {
  launch: Launch
  name: string
  /** The program, told to write its report to a file. */
  command(report: string): Command
  env?(report: string): Record<string, string>
  tally(report: unknown): Tally
}

/** Runs tests, shows what they say and counts them by their report; a run that breaks is a failure. */
export async function runTests({ launch, name, command, env, tally }: TestRun): Promise<Tally> {
  return launch.steps.run(name, async (note) => {
    launch.check()
    const report = path.resolve(testResults, `${name.toLowerCase()}.json`)
    await mkdir(path.dirname(report), { recursive: true })
    await rm(report, { force: true })
    const child = startChild({
      command: command(report),
      env: { TZ: 'UTC', ...env?.(report) },
      onLine: (line) => launch.steps.line(line),
    })
    launch.onStop(child.stop)
    const end = await child.ended
    const counted = await readTally(report, tally)
    const broken = !counted || (end.code !== 0 && counted.failed === 0)
    const all = sumTallies([...(counted ? [counted] : []), ...(broken ? [brokenStep] : [])])
    note(tallyLine(all) + (broken ? `; the run ${describeEnd(end)}` : ''))
    return all
  })
}

async function readTally(file: string, tally: TestRun['tally']): Promise<Tally | undefined> {
  try {
    return tally(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
