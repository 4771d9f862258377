import { LaunchError } from './LaunchError'
import { runToEnd, type RunOptions } from './runToEnd'

/** Runs a script that says something when it did its work; silence is a failure. */
export async function runScript(options: RunOptions): Promise<string[]> {
  const said = await runToEnd(options)
  if (said.length === 0) throw new LaunchError(`${options.name} ended without a word.`)
  return said
}
