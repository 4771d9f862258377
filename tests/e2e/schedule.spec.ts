import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { again, logIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { staffAccount } from './staffAccount'

test('[O1] what staff schedule is on the page once its moment has come', async ({
  page,
  playwright,
  request,
  site,
}) => {
  test.setTimeout(150_000)
  const staff = await staffAccount(playwright, { name: 'esha', site })
  const where = 'where[title][equals]=Corporate%20Gala%20Night&depth=0'
  const { headers } = staff
  const service = (await (await request.get(`/api/services?${where}`, { headers })).json()).docs[0]
  const data = { _status: 'draft', capacity: 'Up to 555 guests' }
  await request.patch(`/api/services/${service.id}?draft=true`, { data, headers })
  const shown = async () => (await request.get(`/events/${service.slug}`, again)).text()
  expect(await shown()).not.toContain('Up to 555 guests')

  await logIn(page, staff)
  await page.goto(`/admin/collections/services/${service.id}`, { waitUntil: 'networkidle' })
  await schedule(page)
  expect(await shown()).not.toContain('Up to 555 guests')

  await letTimePass(site)
  await expect.poll(shown, { timeout: 90_000, intervals: [1000] }).toContain('Up to 555 guests')
  const now = await (await request.get(`/api/services/${service.id}`, { headers })).json()
  expect(now._status).toBe('published')

  const before = { _status: 'published', capacity: service.capacity }
  const path = `/api/services/${service.id}?overrideLock=true`
  expect((await request.patch(path, { data: before, headers })).status()).toBe(200)
})

test('[O1] Schedule publish never offers Unpublish first for a draft', async ({
  page,
  playwright,
  request,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'farah', site })
  const data = { _status: 'draft', question: 'When do you open?' }
  const created = await request.post('/api/faqs?draft=true', { data, headers: staff.headers })
  const { doc } = await created.json()
  await logIn(page, staff)
  await page.goto(`/admin/collections/faqs/${doc.id}`, { waitUntil: 'networkidle' })
  await page.locator('#action-save-popup .popup-button').click()
  await page.getByRole('button', { name: 'Schedule publish' }).click()
  const drawer = page.locator('.schedule-publish')
  await expect(drawer.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked()
  await request.delete(`/api/faqs/${doc.id}`, { headers: staff.headers })
})

/** Chooses the fifteenth of next month. */
async function schedule(page: Page) {
  await page.locator('#action-save-popup .popup-button').click()
  await page.getByRole('button', { name: 'Schedule publish' }).click()
  const drawer = page.locator('.schedule-publish')
  await drawer.getByText('Publish', { exact: true }).click()
  await drawer.locator('.date-time-picker input').click()
  await page.getByRole('button', { name: 'Next Month' }).click()
  await page
    .locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)')
    .click()
  await drawer.getByRole('heading', { name: /^Schedule publish/ }).click()
  // Once: a second time would schedule it twice.
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('table')).toContainText('Publish')
}

async function letTimePass(site: { databaseUri: string }) {
  const jobs = siteDatabase(site).collection('payload-jobs')
  const past = { $set: { waitUntil: new Date(Date.now() - 60_000) } }
  const { modifiedCount } = await jobs.updateMany({ taskSlug: 'schedulePublish' }, past)
  expect(modifiedCount).toBe(1)
}
