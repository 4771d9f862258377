import type { Page } from 'playwright/test'
import { openPage, reloadPage } from '../harness/browser/openPage'
import { screens } from '../harness/pages/routes'
import { alertOf, dialogOf, fillDialog, openDialog, requests } from './bookingForm'
import { expect, test } from './fixtures'

const [phone] = screens

const typeBlindly = (page: Page) => page.keyboard.type('Typed')

const nameIn = (page: Page) => page.getByRole('main').getByLabel('Name', { exact: true })

test('[B1] [Y1] Book should put the focus into the form of the page, from the bar, the phone menu and Clear', async ({
  page,
}) => {
  await openPage(page, '/booking')
  await page.getByRole('banner').getByRole('link', { name: 'Book', exact: true }).click()
  await typeBlindly(page)
  await expect(nameIn(page)).toHaveValue('Typed')

  await reloadPage(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await typeBlindly(page)
  await expect(nameIn(page)).toHaveValue('Typed')

  await page.setViewportSize(phone)
  await nameIn(page).fill('')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Book', exact: true }).click()
  await page.keyboard.type('98290')
  // The first field on a phone.
  await expect(page.getByRole('main').getByLabel('Contact number')).toHaveValue('98290')
  await expect(page.locator('input[name=website]')).toHaveValue('')
})

test('[Q4] [C2] Clear should leave the focus in the dialog and in the contact form', async ({
  page,
}) => {
  await fillDialog(page, { name: 'Meera', phone: '9829200021' })
  await reloadPage(page)
  await openDialog(page)
  await dialogOf(page).getByRole('button', { name: 'Clear' }).click()
  await typeBlindly(page)
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('Typed')

  await openPage(page, '/contact')
  await nameIn(page).fill('Meera')
  await reloadPage(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await typeBlindly(page)
  await expect(nameIn(page)).toHaveValue('Typed')
})

test('[Q11] neither a script nor a key should reach the hidden field', async ({ page }) => {
  for (const path of ['/booking', '/contact']) {
    await openPage(page, path)
    const honeypot = page.locator('input[name=website]')
    await honeypot.evaluate((field) => field.focus())
    await expect(honeypot).not.toBeFocused()
  }
})

test.describe('after a failure', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load|Error adding document/ })

  test('[B10] [Q4] Edit should put the focus into the form of the page', async ({ page }) => {
    await page.route(requests, (route) => route.abort())
    await openPage(page, '/booking')
    await page.getByRole('main').getByLabel('Contact number').fill('9829200022')
    await page.getByRole('button', { name: 'Send request' }).click()
    await alertOf(page).getByRole('button', { name: 'Edit' }).click()
    await typeBlindly(page)
    await expect(nameIn(page)).toHaveValue('Typed')
  })
})

for (const width of [390, 600, 1024]) {
  test(`[B1] [Y1] Tab should reach every field in the order in which they stand at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ height: 900, width })
    await openPage(page, '/booking')
    const main = page.getByRole('main')
    const folded = main.getByText('More about the event')
    if (await folded.isVisible()) await folded.click()
    await main.getByText('Add details').click()
    const first = width < 640 ? 'Contact number' : 'Name'
    await main.getByLabel(first).focus()

    const reached: { name: string; top: number }[] = []
    for (let steps = 0; steps < 40 && reached.at(-1)?.name !== 'submit'; steps += 1) {
      const { top, ...focused } = await focusedField(page)
      if (focused.name && focused.name !== reached.at(-1)?.name) {
        reached.push({ name: focused.name, top })
      }
      await page.keyboard.press('Tab')
    }
    expect(reached.map(({ name }) => name).toSorted()).toEqual(
      [...fieldsOfForm, 'submit'].toSorted(),
    )
    // The button sticks to the lower edge of a phone.
    const tops = reached.slice(0, -1).map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
}

const fieldsOfForm = [
  'name',
  'contactNumber',
  'date',
  'numberOfGuests',
  'venueTitle',
  'selectedService',
  'venueDetails',
  'email',
  'contactBy',
  'bestTime',
  'foodPreference',
  'serviceStyle',
  'budgetBand',
  'heardFrom',
]

const focusedField = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const field = focused?.closest('.field, button[type=submit]')
    const top = (field?.getBoundingClientRect().top ?? 0) + scrollY
    const name = focused?.getAttribute('name') ?? focused?.getAttribute('type') ?? ''
    return { name: field ? name : '', top: Math.round(top) }
  })

test.describe('an unreadable date', () => {
  test('[B8] half a date should be told at its field, and not be dropped', async ({ page }) => {
    await openPage(page, '/booking')
    const main = page.getByRole('main')
    await main.getByLabel('Contact number').fill('9829200023')
    const date = main.getByLabel('Date')
    await date.focus()
    await page.keyboard.type('31')
    await main.getByRole('button', { name: 'Send request' }).click()
    await expect(date).toHaveAccessibleDescription(/incomplete or does not exist/)
    await expect(main.getByText('Please check one field')).toBeVisible()
  })
})
