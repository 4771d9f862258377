import { defineConfig } from 'playwright/test'
import { launcherEnv } from '@/env'
import { browserArgs } from './harness/browser/browserArgs'

/** What has a mail server, and nginx in front. */
const withMailServer = 'e2e/{front,logs,passwordReset,serverSide}.spec.ts'

/** What kills, multiplies or replaces instances. */
const instances = 'faults/{crash,deploy,instances,instancesWork}.spec.ts'

/**
 * Chromium against the production build. Each worker serves a site of its own: see e2e/fixtures.ts.
 * A test that passes only when it is tried again is counted as flaky; the second try leaves a trace.
 * A failed test of the project `site` leaves a screenshot (e2e/fixtures.ts). Playwright's own
 * `screenshot: 'only-on-failure'` takes one of every test and deletes it, which was a tenth of the processor time.
 * `npm test` runs the first two projects, `npm run test:faults` the last two, which start, kill or attack sites.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './harness/browser/requireBuild.ts',
  outputDir: '../.data/test-results/e2e',
  fullyParallel: false,
  retries: 1,
  // On two cores a third worker costs more than it gains: waiting tests poll, and it serves one more site.
  workers: 2,
  // None that a slow machine reaches.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One file at a time where the files of a project share their servers.
  projects: [
    { name: 'server', testMatch: withMailServer, workers: 1 },
    { name: 'site', testMatch: 'e2e/*.spec.ts', testIgnore: withMailServer },
    { name: 'instances', testMatch: instances, workers: 1 },
    { name: 'faults', testMatch: 'faults/*.spec.ts', testIgnore: instances, workers: 1 },
  ],
  use: {
    launchOptions: {
      executablePath: launcherEnv().CHROMIUM_PATH,
      // There is no GPU, so a separate process for it only costs processor time. Two workers use both cores, so
      // the background threads of V8 cost more than they gain.
      args: [...browserArgs, '--in-process-gpu', '--js-flags=--single-threaded'],
    },
    timezoneId: 'UTC',
    trace: 'on-first-retry',
  },
})
