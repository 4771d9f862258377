import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { execa } from 'execa'
import { childEnv } from '@/env'
import { killGroup } from '@/launch/killGroup'
import { isRunning } from './launchIsRunning'

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
      until(
        () => said.includes(text),
        () => `"${text}" in: ${said}`,
      ),
    runs: (role: string) =>
      until(
        () => pids().has(role),
        () => role,
      ),
    leavesNothing: () =>
      until(
        () => ![...pids().values()].some(isRunning),
        () => 'the end of all',
      ),
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

async function until(holds: () => boolean, what: () => string, patience = 20_000) {
  for (const end = Date.now() + patience; !holds(); await delay(50)) {
    if (Date.now() > end) throw new Error(`never came: ${what()}`)
  }
}
