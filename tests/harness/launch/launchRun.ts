import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { killGroup } from '@/cli/childProcess'
import { childEnv } from '@/env'
import { launchCommand, launchEnv, type LaunchCommandOptions } from './launchCommand'
import { isRunning } from './launchIsRunning'

export interface LaunchRunOptions extends Partial<LaunchCommandOptions> {
  env?: Record<string, string>
}

export type LaunchRun = ReturnType<typeof launchRun>

/** A launcher as a process of its own, in a folder of its own. */
export function launchRun({ env = {}, ...options }: LaunchRunOptions = {}) {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'launch-'))
  const given = childEnv({ ...launchEnv, ...env })
  for (const name of ['DATABASE_URI', 'PAYLOAD_SECRET', 'SITE_URL', 'NODE_ENV']) {
    if (!(name in env)) delete given[name]
  }
  const [program = '', ...words] = launchCommand({ ...options, folder })
  const launcher = execa(program, words, {
    all: true,
    cwd: folder,
    detached: true,
    env: given,
    extendEnv: false,
    reject: false,
  })
  const pid = launcher.pid ?? 0
  let said = ''
  let ended = false
  void launcher.then(() => (ended = true))
  launcher.all.on('data', (text: Buffer) => (said += text.toString()))

  return {
    folder,
    launcher,
    said: () => said,
    pids,
    /** What ended in an orderly way, in that order. */
    ends: () => lines('ends'),
    signal: (name: NodeJS.Signals) => process.kill(pid, name),
    kill: (role: string) => process.kill(pids().get(role) ?? 0, 'SIGKILL'),
    shows: (text: string) =>
      until({
        holds: () => said.includes(text),
        what: () => `"${text}" in: ${said}`,
        over: () => ended,
      }),
    runs: (role: string) => until({ holds: () => pids().has(role), what: () => role }),
    leavesNothing,
    async end() {
      process.kill(pid, 'SIGINT')
      await launcher
    },
    /** Kills the launcher first, so that it starts nothing more. */
    async kill9All() {
      killGroup(pid)
      await launcher
      for (const one of pids().values()) killGroup(one)
      await leavesNothing()
    },
  }

  function leavesNothing() {
    return until({
      holds: () => ![...pids().values()].some(isRunning),
      what: () => 'the end of all',
    })
  }

  /** The stand-ins that ran so far, by what they stood for. */
  function pids() {
    const rows = lines('processes').map((line) => line.split(' '))
    return new Map(rows.map(([role = '', one]) => [role, Number(one)]))
  }

  function lines(file: string) {
    try {
      return readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
    } catch {
      return []
    }
  }
}

interface Wait {
  holds(): boolean
  what(): string
  /** No use waiting any longer. */
  over?: () => boolean
}

const patience = 240_000

async function until({ holds, what, over }: Wait) {
  for (const end = Date.now() + patience; !holds(); await delay(20)) {
    if (Date.now() > end || over?.()) throw new Error(`never came: ${what()}`)
  }
}
