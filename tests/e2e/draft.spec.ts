import { openPage, reloadPage } from '../harness/browser/openPage'
import {
  alertOf,
  dialogOf,
  expectTyped,
  fillDialog,
  fillIn,
  openDialog,
  requests,
  send,
  thanksTo,
} from './bookingForm'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'

const day = 86_400_000

test('[Q4] [B3] what was typed should outlive the page, and Clear should empty the form', async ({
  page,
}) => {
  const typed = { name: 'Meera', phone: '9829200001' }
  await fillDialog(page, typed)
  await reloadPage(page)
  await openDialog(page)
  await expectTyped(page, typed)
  await expect(dialogOf(page).getByText('What you typed before is still here.')).toBeVisible()
  const nextVisit = await page.context().newPage()
  await openPage(nextVisit, '/')
  await openDialog(nextVisit)
  await expect(dialogOf(nextVisit).getByText('We kept what you typed last time.')).toBeVisible()
  await nextVisit.close()
  await dialogOf(page).getByRole('button', { name: 'Clear' }).click()
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('')
  await expect(dialogOf(page).getByLabel('Service')).toHaveValue('')
  await reloadPage(page)
  await openDialog(page)
  await expect(dialogOf(page).getByLabel('Contact number')).toHaveValue('')
})

test('[Q4] it should also be on the page of the form, until it was sent', async ({
  page,
  site,
}) => {
  const typed = { name: 'Meera', phone: '9829200002' }
  await fillDialog(page, typed)
  await openPage(page, '/booking')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Name')).toHaveValue('Meera')
  await main.getByRole('button', { name: 'Send request' }).click()
  await expect(main).toContainText(/JU-\w{4}-\w{2}/)
  await expect
    .poll(() => savedBookings(site, typed.phone))
    .toMatchObject([{ venueDetails: 'Haldi in the garden' }])
  await openPage(page, '/booking')
  await expect(main.getByLabel('Name')).toHaveValue('')
})

test('[Q4] it should be gone after seven days, and when the visitor leaves the form', async ({
  page,
}) => {
  const typed = { name: 'Meera', phone: '9829200003' }
  await fillDialog(page, typed)
  await page.evaluate((age) => {
    const kept = JSON.parse(localStorage.getItem('booking') ?? '{}') as { savedAt: number }
    localStorage.setItem('booking', JSON.stringify({ ...kept, savedAt: kept.savedAt - age }))
  }, 7 * day)
  await reloadPage(page)
  await openDialog(page)
  await expect(dialogOf(page).getByLabel('Name')).toHaveValue('')

  await fillIn(page, typed)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(dialogOf(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('booking'))).toBeNull()
})

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load|Error adding document/ })

  test('[Q4] [B10] a request should wait for the network and then go by itself', async ({
    context,
    page,
    site,
  }) => {
    const typed = { name: 'Arjun', phone: '9829200004' }
    await fillDialog(page, typed)
    await context.setOffline(true)
    await send(page)
    const waits = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await expect(waits).toContainText('We will send it when you are back.')
    await expect(waits.getByRole('link', { name: 'Call' })).toBeVisible()
    await context.setOffline(false)
    await expect(thanksTo(page, 'Arjun')).toContainText(/JU-\w{4}-\w{2}/)
    await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
    expect(await page.evaluate(() => localStorage.getItem('booking'))).toBeNull()
  })

  test('[Q4] also when the page was closed in the meantime', async ({ context, page, site }) => {
    const typed = { name: 'Arjun', phone: '9829200005' }
    await fillDialog(page, typed)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/gallery')
    await expect(thanksTo(next, 'Arjun')).toContainText(/JU-\w{4}-\w{2}/)
    await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
  })

  test('[B10] [Q4] what failed should still be there after the page came anew', async ({
    page,
    site,
  }) => {
    const typed = { name: 'Farah', phone: '9829200006' }
    await page.route(requests, (route) => route.abort())
    await fillDialog(page, typed)
    await send(page)
    await expect(alertOf(page)).toBeVisible()
    await page.unroute(requests)
    await openPage(page, '/about')
    await alertOf(page).getByRole('button', { name: 'Edit' }).click()
    await expectTyped(page, typed)
    await send(page)
    await expect(thanksTo(page, 'Farah')).toBeVisible()
    await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
  })

  test('[Q3] a page that was closed while sending should not book twice', async ({
    context,
    page,
    site,
  }) => {
    const typed = { name: 'Kavita', phone: '9829200007' }
    await page.route(requests, async (route) => {
      await route.fetch()
      await new Promise(() => undefined)
    })
    await fillDialog(page, typed)
    await send(page)
    await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
    await page.close()
    const next = await context.newPage()
    await next.goto('/')
    await expect(thanksTo(next, 'Kavita')).toContainText(/JU-\w{4}-\w{2}/)
    await expect.poll(() => savedBookings(site, typed.phone)).toHaveLength(1)
  })

  test('[Q4] words changed on the page while it waited should go with its button, and once', async ({
    context,
    page,
    site,
  }) => {
    await openPage(page, '/booking')
    const main = page.getByRole('main')
    await main.getByLabel('Contact number').fill('9829200008')
    await main.getByLabel('Name').fill('Asha')
    await context.setOffline(true)
    await main.getByRole('button', { name: 'Send request' }).click()
    const waits = page.getByText('You are offline.')
    await expect(waits).toBeVisible()
    await main.getByLabel('Name').fill('Asha Devi')
    await expect(waits).toBeHidden()
    await context.setOffline(false)
    await main.getByRole('button', { name: 'Send request' }).click()
    await expect(main).toContainText(/JU-\w{4}-\w{2}/)
    await expect
      .poll(() => savedBookings(site, '9829200008'))
      .toMatchObject([{ name: 'Asha Devi' }])
  })
})
