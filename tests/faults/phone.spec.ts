import type { Page } from 'playwright/test'
import { dialogOf, openDialog, thanksTo } from '../e2e/bookingForm'
import { expect, test } from '../e2e/fixtures'
import { savedBookings } from '../e2e/savedBookings'
import { openPage } from '../harness/browser/openPage'

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load|Error adding document/,
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
})

/** A cheap phone on slow 4G, and the switch of its network: bytes a second, milliseconds. */
async function cheapPhone(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const setOffline = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      downloadThroughput: 200_000,
      latency: 150,
      offline,
      uploadThroughput: 90_000,
    })
  await setOffline(false)
  return { setOffline }
}

test('[P14] [Q4] a person with a cheap phone, offline in the middle, should get a booking through', async ({
  page,
  site,
}) => {
  const phone = await cheapPhone(page)
  await openPage(page, '/')
  await openDialog(page)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill('Sunita')
  await dialog.getByLabel('Contact number').pressSequentially('+91 98295 00001')
  await phone.setOffline(true)
  await dialog.getByLabel('Date').fill('2099-11-30')
  await dialog.getByText('More about the event').tap()
  await dialog.getByLabel('Venue details').fill('Terrace at home')
  await dialog.getByRole('button', { name: 'Send request' }).tap()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await phone.setOffline(false)
  await expect(thanksTo(page, 'Sunita')).toContainText(/JU-\w{4}-\w{2}/)
  await expect
    .poll(() => savedBookings(site, '9829500001'))
    .toMatchObject([{ date: '2099-11-30', name: 'Sunita', venueDetails: 'Terrace at home' }])
})
