import { defineConfig } from 'playwright/test'
import { launcherEnv } from '../src/env'
import { browserArgs } from './harness/browser/browserArgs'

/** What starts servers of its own, or breaks them. */
const processes = [
  'faults/*.spec.ts',
  'e2e/{crash,front,instances,instancesWork,logs,passwordReset,serverSide}.spec.ts',
]

/**
 * Chromium against the production build. Each worker serves a site of its own: see e2e/fixtures.ts.
 * A test that passes only when it is tried again still counts as failed; the second try leaves a trace.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './harness/browser/requireBuild.ts',
  outputDir: '../.data/test-results/e2e',
  fullyParallel: false,
  retries: 1,
  workers: 2,
  // None that a slow machine reaches.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // The processes come first and one file at a time, so that their servers are started once.
  projects: [
    { name: 'processes', testMatch: processes, workers: 1 },
    { name: 'site', testMatch: 'e2e/*.spec.ts', testIgnore: processes },
  ],
  use: {
    launchOptions: {
      executablePath: launcherEnv().CHROMIUM_PATH,
      args: browserArgs,
    },
    screenshot: 'only-on-failure',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
  },
})
