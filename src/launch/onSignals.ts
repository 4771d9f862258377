import { childEnv } from '../env'

interface Handlers {
  first(signal: NodeJS.Signals): void
  second(): void
  /** What is said can be written nowhere, for example on a full disk. */
  unwritable(error: Error): void
}

/** A Ctrl-C may reach us from the terminal and again from npm, which passes it on. */
const oneKeyPress = 500

const parentCheck = 500

/** Listens for Ctrl-C, a polite kill, a closed terminal, a closed pipe behind our output, npm's end. */
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

// A signal sent to npm ends the shell between npm and us, and never reaches us.
function onParentGone(gone: () => void) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && gone(), parentCheck).unref()
}
