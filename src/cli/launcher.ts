import { childEnv, EnvironmentError } from '@/env'
import type { Steps } from './progress'

/** An error while a program was started or run. `message` is one line for the user. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

export const fullDiskPattern = /ENOSPC|No space left on device/i

export const fullDiskLine = 'The disk is full. Free some space and start again.'

export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (fullDiskPattern.test(`${codeOf(error)} ${error.message}`)) return fullDiskLine
  if (expected(error)) return error.message
  return error.stack ?? error.message
}

function expected(error: Error) {
  const ours = error instanceof LaunchError || error instanceof EnvironmentError
  return ours || error.name === 'DatabaseError'
}

function codeOf(error: Error) {
  return 'code' in error ? String(error.code) : ''
}

export interface Launch {
  steps: Steps
  onStop(stop: () => Promise<void>): void
  fail(error: unknown): void
  check(): void
}

export interface OwnedLaunch extends Launch {
  stopAll(): Promise<void>
}

interface LaunchOwner {
  steps: Steps
  onFail(error: unknown): void
}

export function createLaunch({ steps, onFail }: LaunchOwner): OwnedLaunch {
  const stops: (() => Promise<void>)[] = []
  let ending = false
  return {
    steps,
    onStop: (stop) => void stops.push(stop),
    fail(error) {
      const isFirst = !ending
      ending = true
      if (isFirst) onFail(error)
    },
    check() {
      if (ending) throw new LaunchError('Everything is being stopped.')
    },
    async stopAll() {
      ending = true
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => steps.error(explain(error)))
      }
    },
  }
}

interface Handlers {
  first(signal: NodeJS.Signals): void
  second(): void
  unwritable(error: Error): void
}

/** Ctrl-C may arrive twice: from the terminal and from npm, which passes it on. */
const oneKeyPress = 500

const parentCheck = 500

export function onSignals({ first, second, unwritable }: Handlers) {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', failed)
  if (childEnv({}).npm_lifecycle_event) onParentGone(() => heard('SIGHUP'))

  function failed(error: NodeJS.ErrnoException) {
    if (error.code === 'EPIPE' || error.code === 'EIO') heard('SIGHUP')
    else unwritable(error)
  }

  function heard(signal: NodeJS.Signals) {
    if (since === undefined) {
      since = Date.now()
      first(signal)
    } else if (signal === 'SIGINT' && Date.now() - since > oneKeyPress) {
      second()
    }
  }
}

// A signal sent to npm ends the shell between npm and this process, and does not arrive here.
function onParentGone(gone: () => void) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && gone(), parentCheck).unref()
}
