import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { databaseClient } from '../../src/database/databaseClient'
import { expectNoViolations } from '../harness/axe'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { savedBookings } from './savedBookings'
import { signIn } from './signIn'

const staff = { email: 'staff@example.com', password: 'correct-horse-battery' }
const phone = '9829088088'
const widths = [390, 1024, 1440]

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(request, site)
  await request.post('/api/users', { data: { ...staff, role: 'staff' }, headers })
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

const admin = (site: { adminEmail: string; adminPassword: string }) => ({
  email: site.adminEmail,
  password: site.adminPassword,
})

const erasing = (page: Page) => page.getByRole('alertdialog', { name: /for good\?/ })

async function find(page: Page, person: string) {
  await page.getByLabel('Phone number or e-mail').fill(person)
  await page.getByRole('button', { name: 'Find requests' }).click()
}

async function lookAt(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      await expectNoViolations(page, `${where} at ${width}, ${theme}`)
    }
  }
}

test('[V4] whoever is not signed in should be led to the login', async ({ request }) => {
  const response = await request.get('/admin/privacy', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    307,
    '/login?redirect=%2Fadmin%2Fprivacy',
  ])
  const found = await request.post('/api/privacy/find', { data: { person: phone } })
  expect(found.status()).toBe(403)
})

test.describe('as staff', () => {
  test.use({ expectedErrors: /404|403/ })

  test('[V4] [V7] staff should find neither the page, nor its link, nor the log', async ({
    page,
    site,
  }) => {
    await signIn(page, staff)
    await expect(page.locator('.nav__link').first()).toBeAttached()
    await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
    for (const path of ['/admin/privacy', '/admin/collections/audit-log']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
      expect((await page.content()).includes(site.adminEmail)).toBe(false)
    }
    const statuses = await page.evaluate(async (person) => {
      const body = JSON.stringify({ person })
      const answers = ['find', 'export', 'erase'].map((act) =>
        fetch(`/api/privacy/${act}`, { body, method: 'POST' }),
      )
      return (await Promise.all(answers)).map(({ status }) => status)
    }, phone)
    expect(statuses).toEqual([403, 403, 403])
  })
})

test.describe('as an administrator', () => {
  test.beforeEach(async ({ page, site }) => {
    await signIn(page, admin(site))
    await page.goto('/admin/privacy', { waitUntil: 'networkidle' })
  })

  test('[V4] [Y1] the page should be in the menu and read well when nothing is found', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await lookAt(page, 'the empty page')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('link', { name: 'Privacy', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await find(page, '9829000000')
    await expect(page.getByRole('heading', { name: 'No request found' })).toBeFocused()
    await lookAt(page, 'nothing found')
  })

  test.describe('what cannot be read', () => {
    test.use({ expectedErrors: /400/ })

    test('[V4] [Y1] what is neither phone nor e-mail should be told at the field', async ({
      page,
    }) => {
      await find(page, '98290')
      const input = page.getByLabel('Phone number or e-mail')
      await expect(input).toBeFocused()
      await expect(input).toHaveAccessibleDescription(/^Write all ten digits/)
      await lookAt(page, 'the problem')
    })
  })

  test.describe('without an answer', () => {
    test.use({ expectedErrors: /Failed to load|Error finding/ })

    test('[V4] a failure should be told, and no person stand in the console', async ({ page }) => {
      const told: string[] = []
      page.on('console', (message) => told.push(message.text()))
      await page.route('**/api/privacy/find', (route) => route.abort())
      await find(page, phone)
      await expect(page.getByRole('alert').getByText('could not be looked for')).toBeVisible()
      expect(told.join()).not.toContain(phone)
    })
  })

  test('[V4] the file should hold everything of the person, the trash too', async ({ page }) => {
    await find(page, '+91 98290 88088')
    await expect(page.getByRole('heading', { name: '2 requests found' })).toBeFocused()
    await expect(page.getByText('1 in Bookings, 1 in the trash')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Look for chandni@example.com' })).toBeVisible()
    await lookAt(page, 'what was found')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as JSON' }).click()
    const download = await coming
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
  })

  test('[V4] [Y1] erasing should ask, do nothing on Cancel, and then leave dashes', async ({
    page,
    site,
  }) => {
    await find(page, 'CHANDNI@example.com')
    const button = page.getByRole('button', { name: 'Erase this person' })
    await button.click()
    await expect(erasing(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(erasing(page)).toContainText('taken out of 2 requests')
    await expect(erasing(page)).toContainText('This cannot be undone.')
    await lookAt(page, 'the question')
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
    await lookAt(page, 'what was done')
    expect(await savedBookings(site, phone)).toEqual([])
    await page.getByRole('button', { name: 'Look for somebody else' }).click()
    await expect(page.getByLabel('Phone number or e-mail')).toBeFocused()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/admin')
    const name = page.locator(`.bookings__name a[href*="${listed?._id}"]`)
    await expect(name).toHaveText('—')
    const row = page.getByRole('row').filter({ has: name })
    await expect(row.locator('.bookings__contact')).toHaveText('—')
    await expect(page.getByText(/Chandni (Sharma|again)/)).toHaveCount(0)
    await expect(page.getByText('Farah Khan')).toBeVisible()
  })

  test('[V7] the audit log should tell of it, newest first, and of nobody', async ({
    page,
    site,
  }) => {
    await page.goto('/admin/collections/audit-log')
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: 'Erased one person' })).toContainText('2 requests')
    await expect(rows.filter({ hasText: 'Exported one person' })).toHaveCount(1)
    await expect(rows.nth(1)).toContainText('Signed in')
    await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
    const client = databaseClient(site.databaseUri)
    const log = JSON.stringify(await client.db().collection('AuditLog').find().toArray())
    await client.close()
    expect(log).not.toMatch(/Chandni|chandni@|98290/)
  })
})
