import { defineConfig } from 'playwright/test'
import { launcherEnv } from '../src/env'
import { browserArgs } from './harness/browser/browserArgs'

/** Real Chromium against the production build. One worker serves one site: see e2e/fixtures.ts. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: '../.data/test-results/e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: {
      executablePath: launcherEnv().CHROMIUM_PATH,
      args: browserArgs,
    },
    screenshot: 'only-on-failure',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
})
