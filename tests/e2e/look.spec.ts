import type { Page } from 'playwright/test'
import { cateringServices } from '@/../seed/content/cateringServices'
import { GUESTS_MAX } from '@/booking/rules/guests'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { openPage } from '../harness/browser/openPage'
import { tagsIn } from '../harness/pages/htmlTags'
import { dialogOf, openDialog } from './bookingForm'
import { expect, test } from './fixtures'

const phone = { height: 844, width: 390 }

test('[Y2] [R3] [R4] home and the lists should stay short on a phone, in both languages', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  for (const locale of ['en', 'hi'] as const) {
    for (const [path, most] of [
      [paths.home(locale), 7000],
      [paths.allEvents(locale), 4500],
      [paths.allCatering(locale), 4500],
    ] as const) {
      await openPage(page, path)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, path).toBeLessThan(most)
    }
  }
})

test('[R4] [Y2] on a phone a list should say two things that each service includes', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/all-catering')
  for (const { includes, title } of cateringServices) {
    const heading = page.getByRole('heading', { exact: true, name: title })
    const lines = page.getByRole('article').filter({ has: heading }).locator('li')
    for (const [index, line] of (includes ?? []).entries()) {
      await expect(lines.getByText(line, { exact: true })).toBeVisible({ visible: index < 2 })
    }
  }
})

test('[L8] [P5] the bar at the thumb should wait until the buttons of the hero are out of sight', async ({
  page,
}) => {
  for (const screen of [phone, { height: 1024, width: 768 }]) {
    await page.setViewportSize(screen)
    await openPage(page, '/')
    const bar = page.getByRole('navigation', { name: 'Call or message us' })
    const door = page.locator('#hero').getByRole('link', { name: 'Planning a company event?' })
    await expect(door).toBeInViewport()
    await expect(bar).toBeHidden()
    await scrollBeyond(page, '#hero .row', -30)
    await expect(bar).toBeHidden()
    await scrollBeyond(page, '#hero .row', 20)
    await expect(bar).toBeInViewport()
    await expect(door).not.toBeInViewport()
  }
})

test('[L1] [L8] at 1440 px a bar of 4 rem with the number and Book should come back', async ({
  page,
}) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await openPage(page, '/')
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 2400)
  const bar = page.getByRole('banner')
  await expect(bar).not.toBeInViewport()
  await page.mouse.wheel(0, -300)
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.getByText('+91 00000 00000')).toBeInViewport()
  await expect(bar.getByRole('link', { exact: true, name: 'Book' })).toBeInViewport()
  expect((await bar.boundingBox())?.height).toBe(64)
})

test('[O3] no page should begin with the picture of another', async ({ request }) => {
  const heads: string[] = []
  for (const path of ['/', '/service', '/about', '/contact']) {
    const main = /<main.*/s.exec(await (await request.get(path)).text())?.[0] ?? ''
    heads.push(new URL(tagsIn(main, 'img')[0]?.src ?? '', 'http://site').pathname)
  }
  expect(new Set(heads).size, heads.join(' ')).toBe(heads.length)
})

test('[H1] a company should find its way from the first view', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Planning a company event?' }).click()
  await expect(page).toHaveURL(/\/all-events#corporate$/)
  await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText(
    'Corporate Gala Night',
  )
})

for (const locale of ['en', 'hi'] as const) {
  test(`[B1] [B16] on a phone the dialog should ask phone, name and date first, and keep Send in sight, in ${locale}`, async ({
    page,
  }) => {
    const { booking, problems } = messagesFor(locale)
    const { labels, rest, submit } = booking
    await page.setViewportSize(phone)
    await openPage(page, paths.home(locale))
    await page.locator('#hero [href*="booking"]').first().click()
    const dialog = dialogOf(page)
    const send = dialog.getByRole('button', { name: submit })
    await expect(send).toBeInViewport({ ratio: 1 })
    expect((await send.boundingBox())?.width).toBeGreaterThan(300)
    const tops: number[] = []
    for (const label of [labels.contactNumber, labels.name, labels.date]) {
      await expect(dialog.getByLabel(label)).toBeInViewport({ ratio: 1 })
      tops.push((await dialog.getByLabel(label).boundingBox())?.y ?? 0)
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    const guests = dialog.getByLabel(labels.numberOfGuests)
    await expect(guests).toBeHidden()
    await dialog.getByText(rest.title).click()
    await guests.fill('0')
    await expect(send).toBeInViewport({ ratio: 1 })
    await dialog.getByText(rest.title).click()
    await expect(guests).toBeHidden()
    await dialog.getByLabel(labels.contactNumber).fill('9829300090')
    await send.click()
    await expect(guests).toBeVisible()
    await expect(guests).toHaveValue('0')
    await expect(guests).toHaveAccessibleDescription(problems.guestsRange(GUESTS_MAX))
  })
}

test('[B12] what was typed in the folded part should be there, unfolded, when the dialog is opened again', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/')
  await openDialog(page)
  await dialogOf(page).getByText('More about the event').click()
  await dialogOf(page).getByLabel('Venue details').fill('Haldi in the garden')
  await page.reload()
  await openPage(page, '/')
  await openDialog(page)
  await expect(dialogOf(page).getByLabel('Venue details')).toBeVisible()
  await expect(dialogOf(page).getByLabel('Venue details')).toHaveValue('Haldi in the garden')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B16] on a phone the folded part of the form should open', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/booking')
    await expect(page.getByLabel('Venue details')).toBeHidden()
    await page.getByText('More about the event').click()
    await expect(page.getByLabel('Venue details')).toBeVisible()
  })
})

/** So far that the lower edge of the element is this many pixels above that of the window's top. */
async function scrollBeyond(page: Page, selector: string, by: number) {
  await page.locator(selector).evaluate((element, more) => {
    scrollTo({ behavior: 'instant', top: scrollY + element.getBoundingClientRect().bottom + more })
  }, by)
}
