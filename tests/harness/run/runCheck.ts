import { explain } from '@/cli/launcher'
import type { Launch } from '@/cli/launcher'
import type { Note } from '@/cli/progress'
import { brokenStep, sumTallies, type Tally } from './tally'

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
