import { test as base } from 'vitest'
import { freePort } from './freePort'
import { launchRun, type LaunchRun, type LaunchRunOptions } from './launchRun'

/** A free port, and launchers started on it that do not outlive the test. */
export const test = base
  .extend('port', () => freePort())
  .extend('start', ({ port }, { onCleanup }) => {
    const runs: LaunchRun[] = []
    onCleanup(async () => {
      for (const run of runs) await run.dispose()
    })
    return ({ env, ...options }: LaunchRunOptions = {}) => {
      const run = launchRun({ ...options, env: { PORT: String(port), ...env } })
      runs.push(run)
      return run
    }
  })
