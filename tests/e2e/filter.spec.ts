import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const chip = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

test('[P2] [P3] chips should work by keyboard, Back should undo them, and events have no foods', async ({
  page,
}) => {
  await openPage(page, '/all-events')
  await expect(chip(page, /^Veg \d/)).toHaveCount(0)
  await chip(page, /^All \d/).focus()
  await page.keyboard.press('Tab')
  await expect(chip(page, /^Weddings \d/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#weddings$/)
  await expect(chip(page, /^Weddings \d/)).toHaveAttribute('aria-current', 'true')
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('6 services shown')
  await chip(page, /^Corporate \d/).click()
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(6)
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
})

test('[P2] [L2] on a phone a fragment should choose the category, the chips stay on one row, and the chosen one in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // On a slow line the fonts come last, and widen the chips.
  await page.route('**/*.woff2', () => undefined)
  const opening = openPage(page, '/all-events#celebrations')
  const chosen = chip(page, /^Celebrations \d/)
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await page.unroute('**/*.woff2')
  await opening
  await expect(chosen).toBeInViewport({ ratio: 1 })
  const [, count] = /(\d+)/.exec(await chosen.innerText()) ?? []
  expect(Number(count)).toBeLessThan(12)
  await expect(cards(page)).toHaveCount(Number(count))
  const tops = await page
    .getByRole('navigation', { name: 'Show' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('[P2] [P3] one row of chips should show every service that serves the food, or cooks it on request', async ({
  page,
}) => {
  await openPage(page, '/all-catering')
  const row = page.getByRole('navigation', { name: 'Show' }).getByRole('link')
  await expect(row).toHaveText([
    /^All 12$/,
    /^Veg 10$/,
    /^Non-Veg 5$/,
    /^Snacks 4$/,
    /^Packages 5$/,
    /^Jain menu 8$/,
    /^No onion, no garlic 6$/,
    /^Satvik menu 3$/,
  ])
  await chip(page, /^Veg \d/).click()
  await expect(page).toHaveURL(/#veg$/)
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('10 services shown')
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/^(Pure veg|Veg)$/)).toHaveCount(1)
  }
  await chip(page, /^Non-Veg \d/).click()
  await expect(cards(page)).toHaveCount(5)
  await expect(cards(page).getByText('Pure veg')).toHaveCount(0)
  await chip(page, /^Jain menu \d/).click()
  await expect(cards(page)).toHaveCount(8)
  for (const card of await cards(page).all()) {
    await expect(card.getByText(/On request: .*Jain/)).toHaveCount(1)
    await expect(card.getByText('Jain', { exact: true })).toHaveCount(0)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[P3] [P15] all services should be there, and the chips be links', async ({ page }) => {
    await page.goto('/all-catering')
    await expect(cards(page)).toHaveCount(12)
    await expect(chip(page, /^Veg \d/)).toHaveAttribute('href', '#veg')
  })
})
