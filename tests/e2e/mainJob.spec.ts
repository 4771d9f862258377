import { openPage } from '../harness/browser/openPage'
import { book } from './book'
import { panelOf } from './deskStage'
import { expect, test } from './fixtures'
import { adminOf, logIn, signInByForm } from './signIn'
import { storeBookings, storedBooking } from './storeBookings'

const question = 'Are you sure you want to delete this booking?'

test.describe.configure({ mode: 'serial' })

test('[B13] [E1] [E2] a visitor books from the home page, gets a reference, and the booking is a document of the collection Booking', async ({
  page,
  site,
}) => {
  const reference = await book(page, 'Meera Sharma')
  await expect
    .poll(() => storedBooking(site, 'Meera Sharma'))
    .toMatchObject({
      contactNumber: '9829012345',
      date: '2099-12-12',
      kind: 'booking',
      name: 'Meera Sharma',
      numberOfGuests: 250,
      reference,
      selectedService: 'event',
      status: 'new',
      venueDetails: 'Haldi in the morning',
      venueTitle: 'Garden, Ajmer Road',
    })
})

test('[I4] a visitor of the Hindi pages books in Hindi, and the administrator sees the language', async ({
  page,
  site,
}) => {
  const reference = await book(page, 'कमला देवी', 'hi')
  await expect
    .poll(() => storedBooking(site, 'कमला देवी'))
    .toMatchObject({
      consent: { language: 'hi' },
      reference,
      status: 'new',
    })
  const notice = page.getByRole('status').filter({ hasText: reference })
  await notice.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/hi/booking/received\\?reference=${reference}$`))
  await expect(page.getByRole('main')).toContainText('कमला देवी')
  await logIn(page, adminOf(site))
  await openPage(page, '/admin?q=कमला')
  await page
    .getByRole('link', { name: /कमला देवी/ })
    .first()
    .click()
  const panel = panelOf(page, 'कमला देवी')
  await expect(panel.getByText('हिन्दी', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'WhatsApp' }).click()
  await expect(panel.getByRole('link', { name: /नमस्ते कमला देवी/ }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'English' }).click()
  await expect(panel.getByRole('link', { name: /Hello कमला देवी/ }).first()).toBeVisible()
})

test('[D1] [D4] an admin signs in and sees it, deletes it after a question, and takes that back; another one comes, and the first stays away once it is deleted', async ({
  page,
  site,
}) => {
  await signInByForm(page, adminOf(site))
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Contact',
    'Date',
    'Guests',
    'Venue',
    'Action',
    'Status',
  ])
  const row = page.getByRole('row').filter({ hasText: 'Meera Sharma' })
  await expect(row.getByRole('cell').nth(1)).toHaveText('—')
  await expect(row).toContainText('+91 98290 12345')
  await expect(row).toContainText('Sat, 12 Dec 2099')
  await expect(row.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+919829012345')

  const remove = row.getByRole('button', { name: /Delete/ })
  const dialog = page.getByRole('alertdialog')
  await remove.click()
  await expect(dialog).toContainText(question)
  await expect(dialog).toContainText('Meera Sharma')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await expect.poll(async () => (await storedBooking(site, 'Meera Sharma'))?.deletedAt).toBeNull()

  await book(page, 'Arjun Rathore')
  await openPage(page, '/admin')
  const other = page.getByRole('row').filter({ hasText: 'Arjun Rathore' })
  await expect(row).toBeVisible()
  await expect(other).toBeVisible()

  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
  await expect
    .poll(async () => (await storedBooking(site, 'Meera Sharma'))?.deletedAt)
    .toBeInstanceOf(Date)
  await page.reload()
  await expect(other).toBeVisible()
  await expect(row).toBeHidden()

  await storeBookings(site, [])
  await openPage(page, '/admin')
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login$/)
})
