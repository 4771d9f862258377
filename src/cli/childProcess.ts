import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { childEnv } from '@/env'
import { fullDiskLine, fullDiskPattern, type Launch, LaunchError } from './launcher'
import type { Command } from './programs'

export interface ChildEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Child {
  pid: number
  ended: Promise<ChildEnd>
  tail: string[]
  /** Sends SIGTERM, then SIGKILL to its process group after `grace` milliseconds. */
  stop(): Promise<void>
  kill(): void
}

export interface ChildOptions {
  command: Command
  env?: Record<string, string>
  grace?: number
  onLine?: (line: string) => void
}

const tailLength = 200
const outputGrace = 2_000

/** Runs in its own process group: Ctrl-C reaches only the launcher, which stops its children in order. */
export function startChild({ command, env = {}, grace = 10_000, onLine }: ChildOptions): Child {
  const child = execa(command.file, command.args, {
    all: true,
    buffer: false,
    detached: true,
    env: childEnv(env),
    extendEnv: false,
    // Otherwise execa kills five seconds after SIGTERM, regardless of `grace`.
    forceKillAfterDelay: false,
    ipc: true,
    reject: false,
    stdin: 'ignore',
  })
  const { pid } = child
  if (pid === undefined) throw new LaunchError(`${command.file} could not be started.`)

  const tail: string[] = []
  const closed = once(child, 'close')
  createInterface({ input: child.all }).on('line', (line) => {
    tail.push(line)
    if (tail.length > tailLength) tail.shift()
    onLine?.(line)
  })

  const kill = () => killGroup(pid)
  process.once('exit', kill)
  const ended = endOf()
  return { pid, ended, tail, stop, kill }

  async function endOf(): Promise<ChildEnd> {
    const [code, signal] = (await once(child, 'exit')) as [ChildEnd['code'], ChildEnd['signal']]
    process.off('exit', kill)
    kill()
    await Promise.race([closed, delay(outputGrace, undefined, { ref: false })])
    return { code, signal }
  }

  async function stop() {
    child.kill('SIGTERM')
    const timer = setTimeout(kill, grace)
    await ended
    clearTimeout(timer)
  }
}

export function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

interface RunOptions {
  launch: Launch
  name: string
  command: Command
  env?: Record<string, string>
  /** Called for each line of output. */
  onLine?: (line: string) => void
}

export async function runToEnd(options: RunOptions): Promise<string[]> {
  const { launch, name, command, env, onLine } = options
  launch.check()
  const child = startChild({ command, env, onLine })
  launch.onStop(child.stop)
  const end = await child.ended
  launch.check()
  if (end.code === 0) return child.tail
  if (child.tail.some((line) => fullDiskPattern.test(line))) throw new LaunchError(fullDiskLine)
  if (!onLine) child.tail.forEach((line) => launch.steps.line(line))
  throw new LaunchError(`${name} ${describeEnd(end)}.`)
}

export function describeEnd({ code, signal }: ChildEnd) {
  return signal ? `was killed (${signal})` : `ended with code ${code}`
}

export async function runProgram(options: RunOptions): Promise<string[]> {
  const said = await runToEnd(options)
  if (said.length === 0) throw new LaunchError(`${options.name} ended without a word.`)
  return said
}
