import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'
import { adminOf, getPage, logIn, logInAgain, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'
import { staffAccount } from './staffAccount'

const phone = '9829088088'

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(request, site)
  for (const name of ['Chandni Sharma', 'Chandni again']) {
    const data = {
      contactNumber: phone,
      email: 'chandni@example.com',
      message: 'For Chandni',
      name,
    }
    expect((await request.post('/api/bookings', { data })).status()).toBe(201)
  }
  const other = { contactNumber: '9829088089', name: 'Farah Khan' }
  await request.post('/api/bookings', { data: other })
  const [, second] = await savedBookings(site, phone)
  const data = { deletedAt: new Date().toISOString() }
  await request.patch(`/api/bookings/${second?._id}?trash=true`, { data, headers })
  await request.dispose()
})

const erasing = (page: Page) => page.getByRole('alertdialog', { name: /for good\?/ })

async function find(page: Page, person: string) {
  await page.getByLabel('Phone number or email').fill(person)
  await page.getByRole('button', { name: 'Find requests' }).click()
}

test('[V4] whoever is not signed in is led to the login', async ({ request }) => {
  const response = await request.get('/admin/privacy', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    307,
    '/login?redirect=%2Fadmin%2Fprivacy',
  ])
  const found = await request.post('/api/privacy/find', { data: { person: phone } })
  expect(found.status()).toBe(401)
})

test('[V4] [V7] staff find neither the page, nor its link, nor the log', async ({
  page,
  playwright,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'privacy', site })
  await logIn(page, staff)
  const first = await (await getPage(page, '/admin')).text()
  expect(first).toContain('href="/admin/collections/services"')
  for (const path of ['/admin/privacy', '/admin/collections/audit-log']) {
    expect(first).not.toContain(`href="${path}"`)
    const answer = await getPage(page, path)
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 404])
    expect(html).toContain('Nothing found')
    expect(html).not.toContain(site.adminEmail)
  }
  for (const act of ['find', 'export', 'erase']) {
    const answer = await page.request.post(`/api/privacy/${act}`, {
      data: { person: phone },
      headers: staff.headers,
    })
    expect([act, answer.status()]).toEqual([act, 403])
  }
})

test.describe('what is not found', () => {
  test.use({ expectedErrors: /400|Failed to load|Error finding/ })

  test('[V4] [Y1] the page is in the menu, tells at the field what is neither phone nor e-mail, and tells a failure without the person in the console', async ({
    page,
    site,
  }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await signIn(page, adminOf(site), '/admin/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await axeInThemes(page, 'the empty page')
    await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await find(page, '9829000000')
    await expect(page.getByRole('heading', { name: 'No request found' })).toBeFocused()
    await axeInThemes(page, 'nothing found', { within: 'main' })

    await find(page, '98290')
    const input = page.getByLabel('Phone number or email')
    await expect(input).toBeFocused()
    await expect(input).toHaveAccessibleDescription(/^Write all ten digits/)
    await axeInThemes(page, 'the problem', { within: 'main' })

    await page.route('**/api/privacy/find', (route) => route.abort())
    await find(page, phone)
    await expect(page.getByRole('alert').getByText('could not be looked for')).toBeVisible()
    expect(told.join()).toContain('Error finding')
    expect(told.join()).not.toContain(phone)
  })
})

test('[V4] [Y1] the file holds everything of the person, the trash too; erasing asks, does nothing on Cancel, and then leaves dashes', async ({
  page,
  site,
}) => {
  await signIn(page, adminOf(site), '/admin/privacy')
  await find(page, '+91 98290 88088')
  await expect(page.getByRole('heading', { name: '2 requests found' })).toBeFocused()
  await expect(page.getByText('1 in Bookings, 1 in the trash')).toBeVisible()
  await axeInThemes(page, 'what was found', { within: 'main' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.getByText(/was downloaded\./)).toBeVisible()
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file).toMatchObject({
    person: phone,
    requests: [
      { contactNumber: phone, email: 'chandni@example.com', name: 'Chandni Sharma' },
      { deletedAt: expect.any(String), message: 'For Chandni', name: 'Chandni again' },
    ],
  })
  expect(JSON.stringify(file)).not.toContain('Farah')

  const [readable] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a page' }).click(),
  ])
  expect(readable.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.html$/)
  const html = await readFile(await readable.path(), 'utf8')
  expect(html).toContain('<dt>Name</dt><dd>Chandni Sharma</dd>')
  expect(html).not.toContain('Farah')

  await expect(page.getByRole('button', { name: 'Look for chandni@example.com' })).toBeVisible()
  await find(page, 'CHANDNI@example.com')
  await expect(page.getByRole('heading', { name: '2 requests found' })).toBeFocused()
  const button = page.getByRole('button', { name: 'Erase this person' })
  await button.click()
  await expect(erasing(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(erasing(page)).toContainText('taken out of 2 requests')
  await expect(erasing(page)).toContainText('This cannot be undone.')
  await axeInThemes(page, 'the question', { within: erasing(page) })
  await page.keyboard.press('Escape')
  await expect(erasing(page)).toBeHidden()
  await expect(button).toBeFocused()
  const saved = await savedBookings(site, phone)
  expect(saved).toHaveLength(2)
  const listed = saved.find(({ deletedAt }) => !deletedAt)

  await button.click()
  await erasing(page).getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeFocused()
  await expect(page.getByText('The person was taken out of 2 requests.')).toBeVisible()
  await axeInThemes(page, 'what was done', { within: 'main' })
  await expect.poll(() => savedBookings(site, phone)).toEqual([])
  await page.getByRole('button', { name: 'Look for somebody else' }).click()
  await expect(page.getByLabel('Phone number or email')).toBeFocused()

  await page.goto('/admin')
  const name = page.locator(`.bookings__name a[href*="${listed?._id}"]`)
  // While React takes over a streamed list, it stands twice.
  await expect(name).toHaveText(['Erased'])
  const row = page.getByRole('row').filter({ has: name })
  await expect(row.locator('.bookings__contact')).toHaveText('—')
  await name.click()
  await expect(page.getByRole('dialog', { name: 'Erased' })).toContainText('was erased on')
  await expect(page.getByText(/Chandni (Sharma|again)/)).toHaveCount(0)
  await expect(page.getByText('Farah Khan')).toBeVisible()
})

test('[V7] the audit log tells of it, newest first, and of nobody', async ({ page, site }) => {
  await logInAgain(page, adminOf(site))
  const rows = page.getByRole('row')
  // An entry is written beside the answer, and may come after it.
  await expect(async () => {
    await page.goto('/admin/collections/audit-log')
    await expect(rows.nth(1)).toContainText('Signed in', { timeout: 5000 })
  }).toPass()
  await expect(rows.filter({ hasText: 'Erased one person' })).toContainText('2 requests')
  await expect(rows.filter({ hasText: 'Exported one person' })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  const log = JSON.stringify(await siteDatabase(site).collection('AuditLog').find().toArray())
  expect(log).not.toMatch(/Chandni|chandni@|98290/)
})
