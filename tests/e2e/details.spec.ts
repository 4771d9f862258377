import { openPage, reloadPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { dialogOf, fillDialog, openDialog, send, thanksTo } from './bookingForm'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'

test('[B15] [Q6] [Q10] details should stay folded away until they are given or wrong, and be saved with the notice of privacy and no sign of spam', async ({
  page,
  site,
}) => {
  const typed = { name: 'Meera', phone: '9829300001' }
  const before = Date.now()
  await Promise.all([page.waitForResponse('**/api/bookings/form-token'), fillDialog(page, typed)])
  const tokenAt = Date.now()
  const dialog = dialogOf(page)
  await expect(dialog.getByText('to answer this request and plan your event')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /How we use your data/ })).toHaveAttribute(
    'href',
    '/privacy',
  )
  await expect(dialog.getByLabel('Email')).toBeHidden()
  await dialog.getByText('Add details').click()
  await dialog.getByLabel('How shall we reach you?').selectOption('WhatsApp')
  await dialog.getByLabel('Best time').selectOption('Evening')
  await dialog.getByLabel('Food').selectOption('Jain')
  await dialog.getByLabel('Serving').selectOption('Live counters')
  await dialog.getByLabel('Budget').selectOption('₹3 to 6 lakh')
  await dialog.getByLabel('How did you hear about us?').selectOption('Family or friends')
  await dialog.getByLabel('Email').fill('meera@')
  await dialog.getByText('Add details').click()
  await expect(dialog.getByLabel('Email')).toBeHidden()
  await send(page)
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/)
  await dialog.getByLabel('Email').fill('meera@example.com')
  // A form sent within two seconds of its token counts as spam (FORM_TOKEN_LEAST_MS).
  await expect.poll(() => Date.now() - tokenAt).toBeGreaterThan(2200)
  await send(page)
  await expect(thanksTo(page, 'Meera')).toBeVisible()
  const [booking] = await savedBookings(site, typed.phone)
  expect(booking).toMatchObject({
    bestTime: 'evening',
    budgetBand: 'from3To6Lakh',
    contactBy: 'whatsapp',
    email: 'meera@example.com',
    foodPreference: 'jain',
    heardFrom: 'family',
    serviceStyle: 'liveCounters',
    spamSigns: [],
    status: 'new',
  })
  const consent = booking?.consent as { time: Date; noticeVersion: string; language: string }
  expect(consent).toMatchObject({ language: 'en', noticeVersion: '2026-11-23' })
  expect(new Date(consent.time).getTime()).toBeGreaterThanOrEqual(before - 1000)
})

test('[Q11] a program that fills in the hidden field should land in Spam, and be thanked', async ({
  page,
  site,
}) => {
  const typed = { name: 'Robot', phone: '9829300004' }
  await fillDialog(page, typed)
  const trap = dialogOf(page).locator('input[name=website]')
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'))
  await send(page)
  await expect(thanksTo(page, 'Robot')).toContainText(/JU-\w{4}-\w{2}/)
  const [booking] = await savedBookings(site, typed.phone)
  expect(booking).toMatchObject({
    status: 'spam',
    spamSigns: expect.arrayContaining(['hiddenField']),
  })
})

test('[Q5] the address should fill in the form, and say where the visitor came from', async ({
  page,
  site,
}) => {
  await openPage(page, '/?utm_source=google&utm_medium=cpc&utm_campaign=wedding-season')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await openDialog(page)
  await dialogOf(page).getByLabel('Contact number').fill('9829300006')
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  await expect
    .poll(() => savedBookings(site, '9829300006'))
    .toMatchObject([{ campaign: 'google / cpc / wedding-season' }])

  await page.goto('/booking?kind=catering&date=2099-12-24&utm_source=flyer')
  await expect(page.getByLabel('Date')).toHaveValue('2099-12-24')
  await expect(page.getByLabel('Service')).toHaveValue('catering')
  await expect(page.locator('input[name=campaign]')).toHaveValue('flyer')
})

test('[J1] functions can be added and removed, are kept as a draft, refused at their field, and sent', async ({
  page,
  site,
}) => {
  const typed = { name: 'Meera', phone: '9829300009' }
  await fillDialog(page, typed)
  const dialog = dialogOf(page)
  const row = (place: number) => dialog.getByRole('group', { name: `Function ${place}` })
  const add = dialog.getByRole('button', { name: 'Add a function' })
  await dialog.getByText('Add details').click()
  await add.click()
  await expect(row(1).getByLabel('Function', { exact: true })).toBeFocused()
  await page.keyboard.type('Mehndi')
  await add.click()
  await row(2).getByLabel('Function', { exact: true }).fill('Sangeet')
  await row(2).getByLabel('Day').fill('2099-12-11')
  await row(2).getByLabel('Time').selectOption('Evening')
  await add.click()
  await row(3).getByLabel('Function', { exact: true }).fill('Wedding')
  await row(3).getByLabel('Day').fill('2001-12-12')
  await row(3).getByLabel('Guests expected').fill('400')
  await dialog.getByRole('button', { name: 'Remove Function 1' }).click()
  await expect(add).toBeFocused()
  await expect(row(1).getByLabel('Function', { exact: true })).toHaveValue('Sangeet')

  await reloadPage(page)
  await openDialog(page)
  await expect(row(2).getByLabel('Function', { exact: true })).toHaveValue('Wedding')
  await expect(row(3)).toHaveCount(0)
  await send(page)
  await expect(row(2).getByLabel('Day')).toHaveAccessibleDescription(/This date has passed/)
  await expectNoViolations(page, 'functions', dialog)
  await dialog.getByRole('link', { name: /Function 2, Day/ }).click()
  await expect(row(2).getByLabel('Day')).toBeFocused()
  await row(2).getByLabel('Day').fill('2099-12-12')
  await send(page)
  await expect(thanksTo(page, 'Meera')).toBeVisible()
  await thanksTo(page, 'Meera').getByRole('link', { name: 'What happens next' }).click()
  await expect(page.getByText('Sangeet: Fri, 11 Dec 2099, Evening')).toBeVisible()
  await expect
    .poll(() => savedBookings(site, typed.phone))
    .toMatchObject([
      {
        date: '2099-12-11',
        days: ['2099-12-11', '2099-12-12'],
        functions: [{ name: 'Sangeet' }, { name: 'Wedding', guests: 400 }],
        numberOfGuests: 400,
      },
    ])
})
