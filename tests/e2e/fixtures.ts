import { test as base, expect, type Page, type TestInfo } from 'playwright/test'
import { serveForTests, type ServedForTests } from '../harness/site/serveForTests'
import { closeDatabases, siteDatabase } from './siteDatabase'

interface Fixtures {
  /** Console errors that this test is about; every other one fails it. */
  expectedErrors: RegExp | null
  /** What the tests before sent, and which passwords they got wrong, is no concern of this one. */
  uncounted: undefined
}

interface WorkerFixtures {
  /** The production build with content and an admin, on a database and a port of its own. */
  site: ServedForTests
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await serveForTests({ inMemory: true })
      await use(site)
      await closeDatabases()
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [null, { option: true }],
  uncounted: [
    async ({ site }, use) => {
      await siteDatabase(site).collection('RateLimit').deleteMany({})
      await use(undefined)
    },
    { auto: true },
  ],
  page: async ({ expectedErrors, page }, use, test) => {
    const errors = collectErrors(page)
    await use(page)
    if (test.status !== test.expectedStatus) await attachScreenshot(page, test)
    expect(errors.filter((text) => !expectedErrors?.test(text))).toEqual([])
  },
})

export { expect }

/** Not every failure leaves a page that can still be drawn. */
async function attachScreenshot(page: Page, test: TestInfo) {
  const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined)
  if (body) await test.attach('screenshot', { body, contentType: 'image/png' })
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return errors
}
