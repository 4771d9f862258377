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
  /** How often to start it again when it ends without having said anything. */
  again?: number
}

/** Runs a program that ends by itself, with code 0; else shows what it said and throws. */
export async function runToEnd({ again = 0, ...options }: RunOptions): Promise<string[]> {
  const { launch, name, command, env } = options
  launch.check()
  const child = startChild({ command, env })
  launch.onStop(child.stop)
  const end = await child.ended
  launch.check()
  if (again > 0 && child.tail.length === 0) return runToEnd({ ...options, again: again - 1 })
  if (end.code === 0) return child.tail
  if (child.tail.some((line) => fullDiskPattern.test(line))) throw new LaunchError(fullDiskLine)
  child.tail.forEach((line) => launch.steps.line(line))
  throw new LaunchError(`${name} ${describeEnd(end)}.`)
}

export function describeEnd({ code, signal }: ChildEnd) {
  return signal ? `was killed (${signal})` : `ended with code ${code}`
}
