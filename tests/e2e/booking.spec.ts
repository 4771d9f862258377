import { openPage, reloadPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { sendBooking } from '../harness/requests/sendBooking'
import { fillIn, thanksTo } from './bookingForm'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'
import { signIn } from './signIn'
import { siteDatabase } from './siteDatabase'

test('[S6] [B14] Book Now should bring the service into the form, and it should be removable', async ({
  page,
}) => {
  await openPage(page, '/all-catering')
  await page
    .getByRole('link', { name: /Book Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Service')).toHaveValue('catering')
  const chip = dialog.getByText('You chose: Traditional Rajasthani Thali')
  await expect(chip).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove “Traditional Rajasthani Thali”' }).click()
  await expect(chip).toBeHidden()
})

test('[B14] [D8] the chosen card should be read on the desk, also when it is gone', async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  await page
    .locator('#plans')
    .getByRole('link', { name: /Choose/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You chose: Royal')).toBeVisible()
  await dialog.getByLabel('Name').fill('Farah')
  await dialog.getByLabel('Contact number').fill('98290 44444')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, Farah.' })).toBeVisible()

  const plans = siteDatabase(site).collection('PricingPlan')
  const royal = await plans.findOneAndDelete({ slug: 'royal' })
  await signIn(page, { email: site.adminEmail, password: site.adminPassword })
  await page.getByRole('row').getByRole('link', { name: 'Farah', exact: true }).click()
  const request = page.getByRole('dialog', { name: 'Farah' })
  await expect(request.getByText('Royal', { exact: true })).toBeVisible()
  if (royal) await plans.insertOne(royal)
})

test('[B1] [B2] [B16] the form should open empty with its fields in order, and ask only when something was typed', async ({
  page,
}) => {
  await openPage(page, '/')
  const book = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true })
  await book.click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about your event' })
  await expect(dialog.locator('.field label')).toHaveText([
    /^Name/,
    /^Contact number required/,
    /^Date/,
    /^Number of guests/,
    /^Venue\s*$/,
    /^Service/,
    /^Venue details/,
    /^Email/,
    /^How shall we reach you/,
    /^Best time/,
    /^Food/,
    /^Serving/,
    /^Budget/,
    /^How did you hear/,
  ])
  await expect(dialog.locator('img')).toHaveAttribute('alt', '')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await book.click()
  await dialog.getByLabel('Name').fill('Meera')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Meera')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
})

test('[B11] [Q2] the reference should survive a reload, with what happens next, until it is closed', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()
  await fillIn(page, { name: 'Rohan', phone: '9829044445' })
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  await expect(thanksTo(page, 'Rohan')).toContainText(/JU-\w{4}-\w{2}/)
  await reloadPage(page)
  await expect(thanksTo(page, 'Rohan')).toContainText(/JU-\w{4}-\w{2}/)
  await thanksTo(page, 'Rohan').getByRole('link', { name: 'What happens next' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'What you sent us' })).toBeVisible()
  await expect(main).toContainText('Venue details: Haldi in the garden')
  await expect(main.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectNoViolations(page, 'the thank-you page')
  await expect(thanksTo(page, 'Rohan')).toBeHidden()
  await openPage(page, '/')
  await thanksTo(page, 'Rohan').getByRole('button', { name: 'Close' }).click()
  await reloadPage(page)
  await expect(thanksTo(page, 'Rohan')).toBeHidden()
})

test('[Q2] a reference that nobody was given should have no thank-you page', async ({ page }) => {
  await page.goto('/booking/received?reference=JU-7K4M-92')
  await expect(page).toHaveURL(/\/booking$/)
})

test('[B5] [B6] a digit is never lost, and a number from abroad can be sent with an e-mail', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()
  const dialog = page.getByRole('dialog')
  const phone = dialog.getByLabel('Contact number')
  await phone.fill('9829044446')
  await phone.press('Home')
  await phone.press('ArrowRight')
  await phone.press('7')
  await expect(phone).toHaveValue('9829044446')
  await expect(dialog.getByText('An Indian number has 10 digits.')).toBeVisible()
  await phone.fill('+44 20 7946 0958')
  await expect(phone).toHaveValue('+442079460958')
  await expect(dialog.getByText('We can only call Indian numbers')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Email us' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const email = dialog.getByLabel('Email')
  await expect(email).toHaveAccessibleDescription(/Please add your email/)
  await email.fill('meera@example.com')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  const notice = page.getByRole('status').filter({ hasText: /Request JU-/ })
  await expect(notice).toContainText('We will reply by email within')
  await notice.getByRole('link', { name: 'What happens next' }).click()
  const steps = page.getByRole('main').getByRole('list').first()
  await expect(steps).toContainText(/^We will reply by email/)
  await expect(steps).not.toContainText(/\bcall/i)
  const inHindi = await page.request.get(page.url().replace('/booking', '/hi/booking'))
  expect(await inHindi.text()).toMatch(/<li>हम \S[^<]* आपको ईमेल पर जवाब देंगे।<\/li>/)
})

test('[Q5] /booking should take the kind in any case', async ({ page }) => {
  await page.goto('/booking?kind=EVENT')
  await expect(page.getByLabel('Service')).toHaveValue('event')
})

test.describe('wrong input', () => {
  test.use({ expectedErrors: /400|Error adding document/ })

  test('[B6] [B8] should be told at its field, and stay in the form', async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Hire Catering' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Meera')
    await dialog.getByLabel('Contact number').fill('98290 123')
    await dialog.getByLabel('Number of guests').fill('0')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByLabel('Contact number')).toHaveAccessibleDescription(
      /Please enter all 10 digits. This number has 8./,
    )
    await expect(dialog.getByLabel('Number of guests')).toHaveAccessibleDescription(/from 1 to/)
    await expect(dialog.getByLabel('Name')).toHaveValue('Meera')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R11] [P15] /booking should tell what is wrong, keep what was typed, and save', async ({
    page,
  }) => {
    await page.goto('/booking?kind=event&plan=royal')
    await expect(page.getByLabel('Service')).toHaveValue('event')
    await page.getByLabel('Name').fill('Kavita')
    await page.getByLabel('Contact number').fill('98290')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(
      page.getByText('Please enter all 10 digits. This number has 5.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Kavita')
    await page.getByLabel('Contact number').fill('98290 66666')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('main')).toContainText(/JU-\w{4}-\w{2}/)
  })

  test('[Q11] [V2] too many should be told in words, with everything still there', async ({
    page,
    site,
  }) => {
    const phone = '9829066668'
    for (let count = 0; count < 4; count += 1) {
      await sendBooking({ data: { contactNumber: phone }, url: site.url })
    }
    for (const count of [4, 5]) {
      await page.goto('/booking')
      await page.getByLabel('Name').fill(`Asha ${count}`)
      await page.getByLabel('Contact number').fill('98290 66668')
      await page.getByRole('button', { name: 'Send request' }).click()
      await page.waitForLoadState()
    }
    await expect(page.getByText(/sent several requests/)).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Asha 5')
    await expect.poll(() => savedBookings(site, phone)).toHaveLength(5)
  })
})
