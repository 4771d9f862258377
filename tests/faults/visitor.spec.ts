import { expect } from 'playwright/test'
import { databaseClient } from '@/databaseClient'
import { alertOf, expectTyped, fillDialog, send, thanksTo } from '../e2e/bookingForm'
import { test } from '../harness/faults/faultTest'

test.use({ baseURL: async ({ stage }, use) => use(stage.site.url) })

const typed = { name: 'Gulab', phone: '9829155501' }

test('[B10] [B12] [Q3] with MongoDB away the form should say so, keep every word, and Retry make one booking', async ({
  page,
  stage: { line, site },
}) => {
  await fillDialog(page, typed)
  await line.refuse()
  const [answer] = await Promise.all([page.waitForResponse('**/api/bookings?*'), send(page)])
  expect(answer.status()).toBe(503)
  await expect(alertOf(page)).toContainText('Please try again, or reach us another way.')
  await alertOf(page).getByRole('button', { name: 'Edit' }).click()
  await expectTyped(page, typed)
  await send(page)
  await expect(alertOf(page)).toBeVisible({ timeout: 60_000 })

  await line.accept()
  await expect(async () => {
    const retry = alertOf(page).getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click({ timeout: 5000 })
    await expect(thanksTo(page, typed.name)).toContainText(/JU-\w{4}-\w{2}/, { timeout: 5000 })
  }).toPass()
  expect(await countOf(site.databaseUri, typed.phone)).toBe(1)
})

test('[B10] [Q3] without scripts too, every word should be on the page again', async ({
  browser,
  stage: { line, site },
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const phone = '9829155502'
  await page.goto('/booking')
  await page.getByLabel('Name').fill('Gulab')
  await page.getByLabel('Contact number').fill(phone)
  await page.getByLabel('Venue details').fill('Haldi in the garden')
  await line.refuse()
  const submit = page.getByRole('button', { name: 'Send request' })
  await submit.click()
  await expect(alertOf(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Name')).toHaveValue('Gulab')
  await expect(page.getByLabel('Contact number')).toHaveValue(phone)
  await expect(page.getByLabel('Venue details')).toHaveValue('Haldi in the garden')

  await line.accept()
  await expect(async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 5000 })
    await expect(page).toHaveURL(/received/, { timeout: 5000 })
  }).toPass()
  expect(await countOf(site.databaseUri, phone)).toBe(1)
  await context.close()
})

async function countOf(databaseUri: string, contactNumber: string) {
  const client = databaseClient(databaseUri)
  const count = await client.db().collection('Booking').countDocuments({ contactNumber })
  await client.close()
  return count
}
