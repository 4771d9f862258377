import { rm } from 'node:fs/promises'
import { test as base } from 'vitest'
import { freePort } from './freePort'
import { launchRun, type LaunchRun, type LaunchRunOptions } from './launchRun'

/** A free port, and launchers started on it that do not outlive the test. */
export const test = base
  .extend('port', () => freePort())
  .extend('start', ({ port }, { onCleanup }) => {
    const runs: LaunchRun[] = []
    onCleanup(async () => {
      for (const run of runs) await run.kill9All()
      // Several launchers may share a folder: it goes when all of them have ended.
      for (const { folder } of runs) await rm(folder, { recursive: true, force: true })
    })
    return ({ env, ...options }: LaunchRunOptions = {}) => {
      const run = launchRun({ ...options, env: { PORT: String(port), ...env } })
      runs.push(run)
      return run
    }
  })
