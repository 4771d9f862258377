import type { Page } from 'playwright/test'
import { openPage, reloadPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'
import { signIn } from './signIn'
import { siteDatabase } from './siteDatabase'

async function write(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const thanks = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `Thank you, ${name}.` })

test('[R9] [C1] [D5] a message should be saved, thanked for, and read on the desk', async ({
  page,
  site,
}) => {
  await openPage(page, '/contact')
  const question = 'Do you cook in Ajmer too?\nFor 40 guests.'
  await write(page, { Name: 'Meera', Email: 'meera@example.com', Message: question })
  await send(page).click()
  await expect(thanks(page, 'Meera')).toContainText(/JU-\w{4}-\w{2}/)
  await expect(thanks(page, 'Meera')).toContainText('We will reply within 4 hours')
  await expect(send(page)).toBeHidden()
  const reference = /JU-\w{4}-\w{2}/.exec(await thanks(page, 'Meera').innerText())?.[0]

  expect(await siteDatabase(site).collection('Booking').findOne({ reference })).toMatchObject({
    email: 'meera@example.com',
    kind: 'contact',
    message: question,
    name: 'Meera',
    status: 'new',
  })

  await signIn(page, { email: site.adminEmail, password: site.adminPassword })
  const row = page.getByRole('row').filter({ hasText: 'meera@example.com' }).first()
  await expect(row.getByRole('cell').nth(2)).toHaveText('—')
  await row.getByRole('link', { name: 'Meera', exact: true }).click()
  const request = page.getByRole('dialog', { name: 'Meera' })
  await expect(request.getByText('Do you cook in Ajmer too?')).toBeVisible()
  await expect(request.getByText('Contact message', { exact: true })).toBeVisible()
})

test('[C3] what is wrong should be said at its field, with a way there', async ({ page }) => {
  await openPage(page, '/contact')
  await send(page).click()
  const summary = page.getByRole('group', { name: 'Please check 2 fields' })
  await expect(summary).toBeFocused()
  const phone = page.getByLabel('Phone', { exact: true })
  await expect(phone).toHaveAccessibleDescription(/phone number or email/)
  await expect(page.getByLabel('Message', { exact: true })).toHaveAccessibleDescription(
    'Please write a message.',
  )
  await summary.getByRole('link', { name: /^Phone:/ }).click()
  await expect(phone).toBeFocused()

  await write(page, { Phone: '98290 123', Email: 'meera@', Message: 'Hello' })
  await send(page).click()
  await expect(phone).toHaveAccessibleDescription('Please enter all 10 digits. This number has 8.')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    /name@example\.com/,
  )
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')
})

test.describe('a server that is gone', () => {
  test.use({ expectedErrors: /Failed to load resource|Error adding document/ })

  test('[C2] should cost nobody a word, and Retry should make one message', async ({
    page,
    site,
  }) => {
    await openPage(page, '/contact')
    // Saved, but the answer is lost on the way: the same key must not save it twice.
    await page.route('**/api/bookings?*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await write(page, { Name: 'Arjun', Phone: '98290 88888', Message: 'Is 12 May free?' })
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing is lost' })).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is 12 May free?')
    await expect(
      page.locator('#contact-form').getByRole('link', { name: 'Call', exact: true }),
    ).toHaveAttribute('href', /^tel:\+91\d{10}$/)
    await page.unroute('**/api/bookings?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(thanks(page, 'Arjun')).toBeVisible()

    const bookings = siteDatabase(site).collection('Booking')
    expect(await bookings.countDocuments({ contactNumber: '9829088888' })).toBe(1)
  })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load|Error adding document/ })

  test('[C2] [Q4] a message should wait for it, also when the page is closed', async ({
    context,
    page,
    site,
  }) => {
    await openPage(page, '/contact')
    await write(page, { Name: 'Asha', Phone: '98290 77777', Message: 'Do you cook Jain food?' })
    await reloadPage(page)
    await expect(page.getByText('What you typed before is still here.')).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Do you cook Jain food?')
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/contact')
    await expect(thanks(next, 'Asha')).toContainText(/JU-\w{4}-\w{2}/)
    await expect.poll(() => savedBookings(site, '9829077777')).toHaveLength(1)
  })

  test('[Q4] a message changed while it waits should go with its button', async ({
    context,
    page,
    site,
  }) => {
    await openPage(page, '/contact')
    await write(page, { Name: 'Asha', Phone: '98290 77778', Message: 'Hello' })
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByText('You are offline.')).toBeVisible()
    await write(page, { Message: 'Hello again' })
    await expect(page.getByText('You are offline.')).toBeHidden()
    await context.setOffline(false)
    await send(page).click()
    await expect(thanks(page, 'Asha')).toBeVisible()
    await expect
      .poll(() => savedBookings(site, '9829077778'))
      .toMatchObject([{ message: 'Hello again' }])
  })

  test('[Q4] Clear should empty the form for good', async ({ page }) => {
    await openPage(page, '/contact')
    await write(page, { Name: 'Asha', Message: 'Hello' })
    await reloadPage(page)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await reloadPage(page)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[C2] [P15] the form should tell what is wrong, keep what was typed, and save once', async ({
    page,
    site,
  }) => {
    await page.goto('/contact')
    await write(page, { Name: 'Kavita', Phone: '98290', Message: 'Hello' })
    await send(page).click()
    await expect(page.getByText('This number has 5.').first()).toBeVisible()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Hello')
    await write(page, { Phone: '98290 99999' })
    await send(page).click()
    await expect(thanks(page, 'Kavita')).toContainText(/JU-\w{4}-\w{2}/)
    await page.reload()
    await expect(thanks(page, 'Kavita')).toContainText(/JU-\w{4}-\w{2}/)

    const bookings = siteDatabase(site).collection('Booking')
    expect(await bookings.countDocuments({ contactNumber: '9829099999' })).toBe(1)
  })
})

test('[C4] the details should be links, and the number should be copied', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
  await expect(main.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /C-Scheme/)
  await main.getByRole('button', { name: 'Copy phone number' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 00000 00000')
})
