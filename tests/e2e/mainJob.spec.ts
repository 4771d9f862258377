import { databaseClient } from '../../src/database/databaseClient'
import { book } from './book'
import { expect, test } from './fixtures'
import { signInByForm } from './signIn'

const question = 'Are you sure you want to delete this booking?'

test.describe.configure({ mode: 'serial' })

let reference: string

test('[H1] [B10] [B11] a visitor should book from the home page and get a reference', async ({
  page,
}) => {
  reference = await book(page, 'Meera Sharma')
})

test('[E1] [E2] [B13] the booking should be a document of the collection Booking', async ({
  site,
}) => {
  const client = databaseClient(site.databaseUri)
  const booking = await client.db().collection('Booking').findOne({ reference })
  await client.close()
  expect(booking).toMatchObject({
    contactNumber: '9829012345',
    date: '2099-12-12',
    kind: 'booking',
    name: 'Meera Sharma',
    numberOfGuests: 250,
    selectedService: 'event',
    status: 'new',
    venueDetails: 'Haldi in the morning',
    venueTitle: 'Garden, Ajmer Road',
  })
})

test('[A5] [D1] [D2] [D3] [D8] an admin should sign in and see it', async ({ page, site }) => {
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Contact',
    'Date',
    'Guests',
    'Venue',
    'Action',
  ])
  const row = page.getByRole('row').filter({ hasText: 'Meera Sharma' })
  await expect(row.getByRole('cell').nth(1)).toHaveText('—')
  await expect(row).toContainText('+91 98290 12345')
  await expect(row).toContainText('Sat, 12 Dec 2099')
  await expect(row.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+919829012345')
})

test('[D9] [D10] deleting should ask, and Undo should bring the row back', async ({
  page,
  site,
}) => {
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  const row = page.getByRole('row').filter({ hasText: 'Meera Sharma' })
  await row.getByRole('button', { name: /Delete/ }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(question)
  await expect(dialog).toContainText('Meera Sharma')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()

  await row.getByRole('button', { name: /Delete/ }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
})

test('[W2] the booking should be there after everything was killed, and the next one work', async ({
  page,
  site,
}) => {
  await site.kill9AndRestart()
  await book(page, 'Arjun Rathore')
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  await expect(page.getByRole('row').filter({ hasText: 'Meera Sharma' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Arjun Rathore' })).toBeVisible()
})

test('[D10] a deleted booking should stay away', async ({ page, site }) => {
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  const row = page.getByRole('row').filter({ hasText: 'Meera Sharma' })
  await row.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Arjun Rathore' })).toBeVisible()
  await expect(row).toBeHidden()
})

test('[D4] an empty table should say so', async ({ page, site }) => {
  const client = databaseClient(site.databaseUri)
  await client.db().collection('Booking').deleteMany()
  await client.close()
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
})

test('[D14] [U2] logging out should end the session', async ({ page, site }) => {
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
})
