import { defineConfig } from 'playwright/test'
import { launcherEnv } from '../src/env'
import { browserArgs } from './harness/browser/browserArgs'

/**
 * Chromium against the production build. Each worker serves a site of its own: see e2e/fixtures.ts.
 * A test that passes only when it is tried again still counts as failed; the second try leaves a trace.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  globalSetup: './harness/browser/requireBuild.ts',
  outputDir: '../.data/test-results/e2e',
  fullyParallel: false,
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
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
