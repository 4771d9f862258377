import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { openPage } from '../harness/browser/openPage'

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const chip = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })
const food = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('[P2] [P3] chips should work by keyboard, Back should undo them, and events have no foods', async ({
  page,
}) => {
  await openPage(page, '/all-events')
  await expect(page.getByRole('group', { name: 'Only with' })).toHaveCount(0)
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
  await openPage(page, '/all-events#celebrations')
  const chosen = chip(page, /^Celebrations \d/)
  await expect(chosen).toHaveAttribute('aria-current', 'true')
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

test('[P3] foods should narrow down what the category leaves, and where nothing fits show all again', async ({
  page,
}) => {
  await openPage(page, '/all-catering')
  const foods = page.getByRole('group', { name: 'Only with' }).getByRole('button')
  await expect(foods).toHaveText(['Veg', 'Non-veg', 'Jain'])
  await food(page, 'Non-veg').click()
  await expect(food(page, 'Non-veg')).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(3)
  await chip(page, /^Packages \d/).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 services shown')
  await food(page, 'Non-veg').click()
  await expect(food(page, 'Non-veg')).toHaveAttribute('aria-pressed', 'false')
  await expect(cards(page)).toHaveCount(5)

  await food(page, 'Jain').click()
  await expect(cards(page)).toHaveCount(0)
  await expect(page.getByText('No service on this list matches both.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 services shown')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(12)
  await expect(food(page, 'Jain')).toHaveAttribute('aria-pressed', 'false')
  await expect(chip(page, /^All \d/)).toBeFocused()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[P3] [P15] all services should be there, and no switch that does nothing', async ({
    page,
  }) => {
    await page.goto('/all-catering')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByRole('group', { name: 'Only with' })).toBeHidden()
  })
})
