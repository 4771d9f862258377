import { devices } from 'playwright/test'
import { budgets, weighPage, type PageWeight } from '../harness/pageWeight'
import { sitePages } from '../harness/routes'
import { expect, test } from './fixtures'

const { deviceScaleFactor, hasTouch, isMobile, userAgent, viewport } = devices['Pixel 5']

test.use({ deviceScaleFactor, hasTouch, isMobile, userAgent, viewport })

test('[P14] the first view of the home page should stay within its budgets', async ({ page }) => {
  const weight = await weighPage(page, '/')
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) })
  expect(weight.Script).toBeGreaterThan(0)
  for (const [kind, most] of Object.entries(budgets)) {
    expect(weight[kind as keyof PageWeight], kind).toBeLessThanOrEqual(most)
  }
})

for (const path of sitePages) {
  test(`[P14] nothing on ${path} should jump while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifts: number }
      shifts.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.shifts += entry.value
        }
      }).observe({ buffered: true, type: 'layout-shift' })
    })
    // A machine under load may bring the fonts late; `npm run lighthouse` measures without a cache.
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    for (let y = 0; y < 4; y += 1) await page.mouse.wheel(0, 800)
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  })
}
