import { axeInThemes } from '../harness/pages/axeInThemes'
import { openDesk, panelOf } from './deskStage'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'
import { storeBookings } from './storeBookings'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Failed to load resource/,
})

test('[M9] [Y1] a call is written down, known numbers are told, no mail goes out, and axe finds nothing in the form', async ({
  page,
  site,
}) => {
  await storeBookings(site, [
    { contactNumber: '9829630001', name: 'Meera Before', reference: 'JU-BEFORE-2' },
  ])
  await openDesk(page, site)
  const button = page.getByRole('button', { name: 'Add by hand' })
  await button.press('Enter')
  const form = page.getByRole('dialog', { name: 'Add a request by hand' })
  await axeInThemes(page, 'the form', { within: form })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await form.getByLabel('Name').fill('Meera Called')
  await form.getByLabel('Phone').fill('+91 98296 30001')
  await expect(form.getByLabel('Phone')).toHaveValue('9829630001')
  await expect(form.getByRole('status').filter({ hasText: 'written before' })).toContainText(
    'JU-BEFORE-2',
  )
  await form.getByLabel('Came by').selectOption({ label: 'Walk-in' })
  await form.getByLabel('Stage').selectOption({ label: 'Contacted' })
  await form.getByLabel('Follow up on').fill('2099-12-01')
  await form.getByLabel('Email').fill('meera@example.com')
  // An administrator may write down what has been.
  await form.getByLabel('Date').fill('2020-01-02')
  await form.getByRole('button', { name: 'Add request' }).click()
  const panel = panelOf(page, 'Meera Called')
  await expect(panel).toBeVisible()
  await expect(panel).toContainText('Written down by hand')
  await expect(panel).toContainText('1 earlier request')
  const bookings = await savedBookings(site, '9829630001')
  expect(bookings.find(({ name }) => name === 'Meera Called')).toMatchObject({
    date: '2020-01-02',
    followUpOn: '2099-12-01',
    emails: [],
    source: 'walkIn',
    status: 'contacted',
  })
})

test('[M9] [Q3] nothing typed is lost, and a second try makes no second request', async ({
  page,
  site,
}) => {
  await openDesk(page, site)
  await page.getByRole('button', { name: 'Add by hand' }).click()
  const form = page.getByRole('dialog', { name: 'Add a request by hand' })
  await form.getByLabel('Name').fill('Arjun Lost')
  await form.getByRole('button', { name: 'Add request' }).click()
  await expect(form.getByRole('group', { name: 'One thing needs another look' })).toBeFocused()
  await form.getByLabel('Phone').fill('9829630002')
  await page.route('**/api/bookings?depth=0', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Add request' }).click()
  await expect(form.getByRole('alert')).toContainText('Everything you typed is still here.')
  await page.unroute('**/api/bookings?depth=0')
  await openDesk(page, site)
  await page.getByRole('button', { name: 'Add by hand' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('Arjun Lost')
  await form.getByRole('button', { name: 'Add request' }).click()
  await expect(panelOf(page, 'Arjun Lost')).toBeVisible()
  await expect.poll(() => savedBookings(site, '9829630002')).toHaveLength(1)
  await page.getByRole('button', { name: 'Close the request' }).click()
  await page.getByRole('button', { name: 'Add by hand' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('')
})
