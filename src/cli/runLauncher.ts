import { setTimeout as delay } from 'node:timers/promises'
import { createLaunch, explain, type Launch, LaunchError, onSignals } from './launcher'
import { createSteps } from './progress'

interface LauncherOptions {
  /** Keeps running after `main` until Ctrl-C, which then ends with code 0; otherwise with 130. */
  stays?: boolean
  main(launch: Launch): Promise<void>
}

export function emailArgument(usage: string): string {
  const [email, ...more] = process.argv.slice(2)
  if (email && /^[^\s@]+@[^\s@]+$/.test(email) && more.length === 0) return email
  throw new LaunchError(usage)
}

const settleGrace = 10_000

export async function runLauncher({ stays = false, main }: LauncherOptions): Promise<never> {
  let end: (code: number) => void = () => undefined
  const ended = new Promise<number>((resolve) => (end = resolve))
  const steps = createSteps({
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
    live: process.stdout.isTTY,
  })
  const launch = createLaunch({
    steps,
    onFail(error) {
      steps.mute()
      steps.error(explain(error))
      end(1)
    },
  })
  onSignals({
    first(signal) {
      steps.line(signal === 'SIGINT' ? '  Stopping. Ctrl-C again kills.' : '  Stopping.')
      steps.mute()
      end(stays ? 0 : 130)
    },
    second: () => process.exit(130),
    unwritable: launch.fail,
  })
  process.on('uncaughtException', launch.fail)
  process.on('unhandledRejection', launch.fail)

  const work = main(launch).then(() => {
    if (!stays) end(0)
  }, launch.fail)
  const code = await ended
  await launch.stopAll()
  await Promise.race([work, delay(settleGrace)])
  await launch.stopAll()
  process.exit(code === 0 ? process.exitCode : code)
}
