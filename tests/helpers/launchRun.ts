import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { childEnv } from '@/env'
import { killGroup } from '@/launch/killGroup'
import { isRunning } from './launchIsRunning'

const patience = 20_000
const root = path.resolve(import.meta.dirname, '../..')

export interface LaunchRunOptions {
  /** A launcher, relative to the project; the stand-in unless told. */
  script?: string
  args?: string[]
  env?: Record<string, string>
  folder?: string
}

export type LaunchRun = ReturnType<typeof launchRun>

/** A launcher as a process of its own, in a folder of its own. */
export function launchRun({ script, args = [], env = {}, folder }: LaunchRunOptions = {}) {
  const own = folder ?? mkdtempSync(path.join(tmpdir(), 'launch-'))
  const given = childEnv({ TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'), ...env })
  for (const name of ['DATABASE_URI', 'PAYLOAD_SECRET', 'SITE_URL', 'NODE_ENV']) {
    if (!(name in env)) delete given[name]
  }
  const launcher = execa(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      path.join(root, script ?? 'tests/helpers/launchStandIn.ts'),
      ...args,
    ],
    { all: true, cwd: own, detached: true, env: given, extendEnv: false, reject: false },
  )
  let said = ''
  let ended = false
  void launcher.then(() => (ended = true))
  launcher.all.on('data', (text: Buffer) => (said += text.toString()))

  return {
    folder: own,
    launcher,
    said: () => said,
    pids,
    /** What ended in an orderly way, in that order. */
    ends: () => lines('ends'),
    signal: (name: NodeJS.Signals) => process.kill(launcher.pid ?? 0, name),
    kill: (role: string) => process.kill(pids().get(role) ?? 0, 'SIGKILL'),
    shows: (text: string) =>
      until({
        holds: () => said.includes(text),
        what: () => `"${text}" in: ${said}`,
        over: () => ended,
      }),
    runs: (role: string) => until({ holds: () => pids().has(role), what: () => role }),
    leavesNothing: () =>
      until({ holds: () => ![...pids().values()].some(isRunning), what: () => 'the end of all' }),
    async end() {
      process.kill(launcher.pid ?? 0, 'SIGINT')
      await launcher
    },
    async dispose() {
      for (const pid of [launcher.pid ?? 0, ...pids().values()]) killGroup(pid)
      await launcher
      await rm(own, { recursive: true, force: true })
    },
  }

  /** The stand-ins that ran so far, by what they stood for. */
  function pids() {
    const rows = lines('processes').map((line) => line.split(' '))
    return new Map(rows.map(([role = '', pid]) => [role, Number(pid)]))
  }

  function lines(file: string) {
    try {
      return readFileSync(path.join(own, file), 'utf8').trim().split('\n')
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

async function until({ holds, what, over }: Wait) {
  for (const end = Date.now() + patience; !holds(); await delay(50)) {
    if (Date.now() > end || over?.()) throw new Error(`never came: ${what()}`)
  }
}
