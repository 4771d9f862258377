import { devices, type Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { budgets, htmlBudgets, weighPage, type PageWeight } from '../harness/pages/pageWeight'
import { sitePages } from '../harness/pages/routes'
import { expect, test } from './fixtures'

const { hasTouch, isMobile, userAgent, viewport } = devices['Pixel 5']

test.use({ deviceScaleFactor: 2, hasTouch, isMobile, userAgent, viewport })

test('[P14] the first view of the home page should stay within its budgets', async ({ page }) => {
  const weight = await weighPage(page, '/')
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) })
  expect(weight.Script).toBeGreaterThan(0)
  for (const [kind, most] of Object.entries(budgets)) {
    expect(weight[kind as keyof PageWeight], kind).toBeLessThanOrEqual(most)
  }
})

test('[P14] [I1] the HTML of each kind of page should stay within its bytes', async ({
  request,
}) => {
  for (const [path, most] of Object.entries(htmlBudgets)) {
    const { length } = await (await request.get(path)).body()
    test.info().annotations.push({ type: 'bytes', description: `${path} ${length}` })
    expect.soft(length, path).toBeLessThanOrEqual(most)
  }
})

test('[P14] one picture of a page at most should be fetched before all else', async ({
  request,
}) => {
  for (const path of sitePages) {
    const html = await (await request.get(path)).text()
    const first = html.match(/<img[^>]* fetchPriority="high"/g) ?? []
    const isPictured = /data-pictured/.test(html.replaceAll(/<script>[^]*?<\/script>/g, ''))
    expect.soft(first.length, path).toBeLessThanOrEqual(1)
    if (isPictured) expect.soft(first, path).toHaveLength(1)
  }
})

test('[P14] the code of the booking form should wait for a sign of interest', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.clock.install()
  await openPage(page, '/')
  // What hydrates brings its code with it.
  await page.waitForLoadState('networkidle')
  const first = scripts.length
  await page.clock.runFor(10_000)
  // By then a request that the clock started would be known.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(scripts).toHaveLength(first)
  await page.mouse.wheel(0, 400)
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(scripts.length).toBeGreaterThan(first)
  }).toPass()
})

test('[I5] the first view of the Hindi home page should cost at most 60 KB more', async ({
  page,
}) => {
  const english = await weighPage(page, '/')
  const hindi = await weighPage(page, '/hi')
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ english, hindi }) })
  expect(hindi.all - english.all).toBeLessThanOrEqual(60_000)
  for (const kind of ['Script', 'Stylesheet'] as const) {
    expect(hindi[kind], kind).toBeLessThanOrEqual(budgets[kind] ?? 0)
  }
})

test('[P14] nothing should jump while a page loads, nor while it is scrolled', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifts: number }
    shifts.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.shifts += entry.value
      }
    }).observe({ buffered: true, type: 'layout-shift' })
  })
  // These two bring all fonts into the cache: a machine under load may bring them late
  // on a first visit, which `npm run lighthouse` measures.
  for (const path of ['/', '/privacy']) await load(page, path)
  for (const path of sitePages) {
    await load(page, path)
    for (let y = 0; y < 4; y += 1) {
      await page.mouse.wheel(0, 800)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect.soft(shifts, path).toBe(0)
  }
})

async function load(page: Page, path: string) {
  await openPage(page, path)
  await page.evaluate(() => document.fonts.ready)
}
