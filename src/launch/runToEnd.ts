import { fullDiskLine, fullDiskPattern } from './explain'
import { LaunchError } from './LaunchError'
import type { Command } from './nodeCommand'
import type { Launch } from './createLaunch'
import { startChild, type ChildEnd } from './startChild'

export interface RunOptions {
  launch: Launch
  name: string
  command: Command
  env?: Record<string, string>
  onLine?: (line: string) => void
}

/** Runs a program that ends by itself, with code 0; else shows what it said and throws. */
export async function runToEnd({ launch, name, ...options }: RunOptions): Promise<string[]> {
  launch.check()
  const child = startChild(options)
  launch.onStop(child.stop)
  const end = await child.ended
  if (end.code === 0) return child.tail
  launch.check()
  if (child.tail.some((line) => fullDiskPattern.test(line))) throw new LaunchError(fullDiskLine)
  if (!options.onLine) child.tail.forEach((line) => launch.steps.line(line))
  throw new LaunchError(`${name} ${describeEnd(end)}.`)
}

export function describeEnd({ code, signal }: ChildEnd) {
  return signal ? `was killed (${signal})` : `ended with code ${code}`
}
