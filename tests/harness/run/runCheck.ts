import { buildSite } from '@/cli/build'
import { explain, type Launch } from '@/cli/launcher'
import { buildProgram } from '@/cli/programs'
import type { Note } from '@/cli/progress'
import { brokenStep, sumTallies, tallyLine, testReport, type Tally } from './tally'

interface Check {
  launch: Launch
  name: string
  /** Resolves to what to say about it. */
  work(note: Note): Promise<string>
}

/** A step without tests of its own: nothing to count when it holds, one failure when it breaks. */
export async function runCheck({ launch, name, work }: Check): Promise<Tally> {
  try {
    await launch.steps.run(name, async (note) => {
      note(await work(note))
    })
    return sumTallies([])
  } catch (error) {
    launch.check()
    launch.steps.line(explain(error))
    return { ...brokenStep, reports: [testReport('Failed', name, explain(error))] }
  }
}

/** `next build`, unless the last one was of these sources. */
export const buildCheck = (launch: Launch) =>
  runCheck({
    launch,
    name: 'Build',
    work: (note) => buildSite({ launch, command: buildProgram, note }),
  })

/** Ends a command with a line for each test that failed or was flaky, and one of totals. */
export function finish(launch: Launch, tally: Tally) {
  for (const report of tally.reports) launch.steps.line(report)
  launch.steps.line(tallyLine(tally))
  if (tally.failed > 0) process.exitCode = 1
}
