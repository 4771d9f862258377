import type { Page } from 'playwright/test'
import { expectNoViolations } from '../harness/axe'
import { names, openDesk, rowOf, setBookings } from './deskStage'
import { expect, test } from './fixtures'

const guests = [
  {
    date: '2099-12-12',
    email: 'm@example.com',
    name: 'Meera',
    numberOfGuests: 250,
    venueTitle: 'Garden',
  },
  { contactNumber: '1412345678', name: 'Arjun', status: 'quoted' },
  { contactNumber: '9829054321' },
]

const themes = ['light', 'dark'] as const

/** Payload keeps the theme in a cookie of that name. */
const setTheme = (page: Page, url: string, theme: string) =>
  page.context().addCookies([{ name: 'payload-theme', url, value: theme }])

test.describe('at 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('[M20] a booking should be a card with large buttons, and nothing should stick out', async ({
    page,
    site,
  }) => {
    await setBookings(site, guests)
    await openDesk(page, site)
    const card = rowOf(page, 'Meera')
    await expect(card.getByText('New', { exact: true })).toBeVisible()
    for (const name of ['Call Meera', 'WhatsApp Meera']) {
      const box = await card.getByRole('link', { name }).boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect(box?.width).toBeGreaterThanOrEqual(100)
    }
    const remove = card.getByRole('button', { name: 'Delete Meera' })
    await expect(remove).toBeHidden()
    await card.getByRole('button', { name: 'More Meera' }).tap()
    await expect(remove).toBeVisible()
    await expect(card.getByRole('link', { name: 'Email Meera' })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test('[M20] everything to press should be 44 px or stand apart', async ({ page, site }) => {
    await setBookings(site, guests)
    await openDesk(page, site)
    await page.getByRole('button', { name: /^Filters/ }).tap()
    await page.getByRole('checkbox', { name: 'Select Meera' }).tap()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.desk :is(a, button, summary, label:has(input), select)')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
        .filter(({ box }) => box.width > 1 && (box.height < 36 || box.width < 36))
        .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
    )
    expect(small).toEqual([])
  })

  test('[M20] [M12] [M6] filters and several at once should work by touch', async ({
    page,
    site,
  }) => {
    await setBookings(site, guests)
    await openDesk(page, site)
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.locator('summary', { hasText: 'Status' }).tap()
    await page.getByRole('checkbox', { name: 'Quoted' }).tap()
    await expect(names(page)).toHaveText(['Arjun'])
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await page.getByLabel('Sort by').selectOption('Name, A to Z')
    await expect(page).toHaveURL(/sort=name/)
    await page.getByRole('checkbox', { name: 'Select Arjun' }).tap()
    await page.getByRole('button', { name: 'Change status' }).tap()
    await page.getByRole('menuitem', { name: 'Confirmed' }).tap()
    await expect(page.getByText('Status of Arjun changed')).toBeVisible()
  })
})

for (const width of [390, 1440]) {
  for (const theme of themes) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({
        contextOptions: { reducedMotion: 'reduce' },
        expectedErrors: /Error (deleting|changing) booking:|Failed to load resource/,
        viewport: { height: 900, width },
      })

      test('[Y1] axe should find nothing on any state of the desk', async ({ page, site }) => {
        test.setTimeout(180_000)
        await setTheme(page, site.url, theme)
        await setBookings(site, [
          ...guests,
          { name: 'Junk', status: 'spam' },
          { deletedAt: new Date(), name: 'Gone' },
        ])
        const everything = [
          'status',
          'kind',
          'received',
          'reference',
          'assigned',
          'followUp',
          'source',
        ]
        await openDesk(page, site)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expectNoViolations(page, 'the list')
        const toggle = page.getByRole('button', { name: /^Filters/ })
        if (await toggle.isVisible()) await toggle.click()
        for (const menu of ['Status', 'Dates', 'Assigned', 'Columns', 'Saved views']) {
          await page.locator('summary', { hasText: menu }).first().click()
          await expectNoViolations(page, menu)
        }
        await page.keyboard.press('Escape')
        await page.goto(`/admin?status=new&q=a&columns=${everything.join('&columns=')}`)
        await expectNoViolations(page, 'every column')
        await page.getByRole('button', { name: /^Stage of Meera/ }).click()
        await expectNoViolations(page, 'the menu of stages')
        for (const tab of ['spam', 'trash']) {
          await page.goto(`/admin?tab=${tab}`)
          await expect(names(page)).toHaveCount(1)
          await expectNoViolations(page, tab)
        }
        await page.goto('/admin', { waitUntil: 'networkidle' })
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
        await expectNoViolations(page, 'the bar')
        await page.route('**/api/bookings/*?**', (route) =>
          route.fulfill({ status: 500, json: {} }),
        )
        await page
          .getByRole('region', { name: 'Selected bookings' })
          .getByRole('button', { name: 'Delete' })
          .click()
        await expectNoViolations(page, 'the question')
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
        await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toBeVisible()
        await expectNoViolations(page, 'the failure')
      })
    })
  }
}
