import { axeInThemes } from '../harness/axeInThemes'
import { names, openDesk, rowOf } from './deskStage'
import { expect, test } from './fixtures'
import { storeBookings } from './storeBookings'

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

test.describe('at 390 px', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { height: 844, width: 390 } })

  test('[M20] [M12] [M6] a booking is a card with large buttons, nothing sticks out or is too small, and filters and several at once work by touch', async ({
    page,
    site,
  }) => {
    await storeBookings(site, guests)
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

    await test.step('everything to press is 44 px or stands apart', async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Filters/ }).tap()
      await page.getByRole('checkbox', { name: 'Select Meera' }).tap()
      await expect(page.getByRole('region', { name: 'Selected bookings' })).toBeVisible()
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.desk :is(a, button, summary, label:has(input), select)')]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
          .filter(({ box }) => box.width > 1 && (box.height < 36 || box.width < 36))
          .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
      )
      expect(small).toEqual([])
      await page.getByRole('checkbox', { name: 'Select Meera' }).tap()
    })

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

test.describe('in every layout and theme', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedErrors: /Error (deleting|changing) booking:|Failed to load resource/,
    viewport: { height: 900, width: 390 },
  })

  test('[Y1] axe finds nothing on any state of the desk', async ({ page, site }) => {
    await storeBookings(site, [
      ...guests,
      { name: 'Junk', status: 'spam' },
      { deletedAt: new Date(), name: 'Gone' },
    ])
    // Payload keeps the chosen theme in a cookie of that name.
    await page.context().addCookies([{ name: 'payload-theme', url: site.url, value: 'dark' }])
    await openDesk(page, site)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await axeInThemes(page, 'the list')

    await page.setViewportSize({ height: 900, width: 390 })
    await page.getByRole('button', { name: /^Filters/ }).click()
    for (const menu of ['Status', 'Dates', 'Assigned', 'Columns', 'Saved views']) {
      const summary = page.locator('summary', { hasText: menu }).first()
      await summary.click()
      await axeInThemes(page, menu, { within: 'details[open].desk-filter' })
    }
    await page.keyboard.press('Escape')
    await axeInThemes(page, 'the filters')

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await axeInThemes(page, 'the bar')
    await page.route('**/api/bookings/*?**', (route) => route.fulfill({ status: 500, json: {} }))
    await page
      .getByRole('region', { name: 'Selected bookings' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await axeInThemes(page, 'the question')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not' })).toBeVisible()
    await axeInThemes(page, 'the failure')

    for (const [tab, expected] of [
      ['Spam', 'Junk'],
      ['Trash', 'Gone'],
    ] as const) {
      await page.getByRole('link', { name: tab }).click()
      await expect(names(page)).toHaveText([expected])
      await axeInThemes(page, tab)
    }

    const everything = ['status', 'kind', 'received', 'reference', 'assigned', 'followUp', 'source']
    await openDesk(page, site, `/admin?status=new&q=a&columns=${everything.join('&columns=')}`)
    await axeInThemes(page, 'every column')
    await page.getByRole('button', { name: /^Stage of Meera/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await axeInThemes(page, 'the menu of stages')
  })
})
