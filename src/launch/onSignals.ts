interface Handlers {
  first(signal: NodeJS.Signals): void
  second(): void
}

/** A Ctrl-C reaches us from the terminal and again from npm, which passes it on. */
const oneKeyPress = 500

/** Listens for Ctrl-C, a polite kill, a closed terminal and a closed pipe behind our output. */
export function onSignals({ first, second }: Handlers) {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, heard)
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => heard('SIGHUP'))

  function heard(signal: NodeJS.Signals) {
    if (since === undefined) {
      since = Date.now()
      first(signal)
    } else if (signal === 'SIGINT' && Date.now() - since > oneKeyPress) {
      second()
    }
  }
}
