import { LaunchError } from './LaunchError'
import { runToEnd, type RunOptions } from './runToEnd'

/**
 * Runs a script that loads payload.config.ts and says something when it did its work. Node 20 may lose
 * an import and end without a word, before anything was done: then once more.
 */
export async function runScript(options: Omit<RunOptions, 'again'>): Promise<string[]> {
  const said = await runToEnd({ ...options, again: 3 })
  if (said.length === 0) throw new LaunchError(`${options.name} ended without a word.`)
  return said
}
