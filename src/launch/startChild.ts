import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { childEnv } from '../env'
import { LaunchError } from './LaunchError'
import { killGroup } from './killGroup'
import type { Command } from './nodeCommand'

export interface ChildEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Child {
  pid: number
  ended: Promise<ChildEnd>
  /** The last lines it wrote. */
  tail: string[]
  /** Asks it to end, and its whole group to end after `grace`. */
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

/**
 * Starts a program in a process group of its own: a Ctrl-C in the terminal reaches the
 * launcher alone, which then stops things in order.
 */
export function startChild({ command, env = {}, grace = 10_000, onLine }: ChildOptions): Child {
  const child = execa(command.file, command.args, {
    all: true,
    buffer: false,
    detached: true,
    env: childEnv(env),
    extendEnv: false,
    // Else execa kills five seconds after it was asked to end, however long the grace is.
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
