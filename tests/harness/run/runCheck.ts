import { explain } from '../../../src/cli/launcher'
import type { Launch } from '../../../src/cli/launcher'
import { brokenStep, sumTallies, type Tally } from './tally'
import type { Note } from '../../../src/cli/progress'

export interface Check {
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
    return brokenStep
  }
}
