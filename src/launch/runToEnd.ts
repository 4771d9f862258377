import type { Launch } from './createLaunch'
import { fullDiskLine, fullDiskPattern } from './explain'
import { LaunchError } from './LaunchError'
import type { Command } from './nodeCommand'
import { startChild, type ChildEnd } from './startChild'

export interface RunOptions {
  launch: Launch
  name: string
  command: Command
  env?: Record<string, string>
}

/** Runs a program that ends by itself, with code 0; else shows what it said and throws. */
export async function runToEnd({ launch, name, command, env }: RunOptions): Promise<string[]> {
  launch.check()
  const child = startChild({ command, env })
  launch.onStop(child.stop)
  const end = await child.ended
  launch.check()
  if (end.code === 0) return child.tail
  if (child.tail.some((line) => fullDiskPattern.test(line))) throw new LaunchError(fullDiskLine)
  child.tail.forEach((line) => launch.steps.line(line))
  throw new LaunchError(`${name} ${describeEnd(end)}.`)
}

export function describeEnd({ code, signal }: ChildEnd) {
  return signal ? `was killed (${signal})` : `ended with code ${code}`
}
