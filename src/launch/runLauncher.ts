import { setTimeout as delay } from 'node:timers/promises'
import { explain } from './explain'
import { LaunchError } from './LaunchError'
import { onSignals } from './onSignals'
import { createSteps, type Steps } from './steps'

export interface Launch {
  steps: Steps
  /** What to undo at the end, last first. */
  onStop(stop: () => Promise<void>): void
  /** Ends the launcher, for what happens by itself later on. */
  fail(error: unknown): void
  /** Throws once the launcher is ending, so that nothing more is started. */
  check(): void
}

export interface LauncherOptions {
  /** 0 for what is meant to run until Ctrl-C, 130 for what is cut short by it. */
  interrupted: 0 | 130
  main(launch: Launch): Promise<number | void>
}

const settleGrace = 10_000

/** Runs a launcher to its end: its result, an error in one line, or a signal; then ends the process. */
export async function runLauncher({ interrupted, main }: LauncherOptions): Promise<never> {
  const steps = createSteps({
    write: (text) => process.stdout.write(text),
    live: process.stdout.isTTY,
  })
  const stops: (() => Promise<void>)[] = []
  let ending = false
  let end: (code: number) => void = () => undefined
  const ended = new Promise<number>((resolve) => (end = resolve))

  const launch: Launch = { steps, onStop, fail, check }
  onSignals({
    first: (signal) => {
      steps.line(signal === 'SIGINT' ? '  Stopping. Ctrl-C again kills.' : '  Stopping.')
      end(interrupted)
    },
    second: () => process.exit(130),
  })
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  const work = main(launch).then((code) => end(code ?? 0), fail)
  const code = await ended
  ending = true
  await stopAll()
  await Promise.race([work, delay(settleGrace)])
  await stopAll()
  process.exit(code)

  function fail(error: unknown) {
    if (!ending) process.stderr.write(`${explain(error)}\n`)
    ending = true
    end(1)
  }

  function onStop(stop: () => Promise<void>) {
    stops.push(stop)
  }

  function check() {
    if (ending) throw new LaunchError('The launcher is stopping.')
  }

  async function stopAll() {
    for (let stop = stops.pop(); stop; stop = stops.pop()) {
      await stop().catch((error: unknown) => process.stderr.write(`${explain(error)}\n`))
    }
  }
}
