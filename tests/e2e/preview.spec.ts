import type { APIRequestContext } from 'playwright/test'
import { expect, test } from './fixtures'
import { signIn } from './signIn'

const staff = { email: 'editor@example.com', password: 'correct-horse-battery' }
const bar = { name: 'Preview' }

let headers: Record<string, string>
let service: { id: string; slug: string; capacity: string }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  const data = { email: site.adminEmail, password: site.adminPassword }
  const { token } = await (await request.post('/api/users/login', { data })).json()
  headers = { authorization: `JWT ${token}` }
  await request.post('/api/users', { data: { ...staff, role: 'staff' }, headers })
  const where = 'where[title][equals]=Ring%20Ceremony%20Celebration&depth=0'
  service = (await (await request.get(`/api/services?${where}`)).json()).docs[0]
  await save(request, { _status: 'draft', capacity: 'Up to 777 guests' })
  await request.dispose()
})

test.afterAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  await save(request, { _status: 'published', capacity: service.capacity })
  await request.dispose()
})

test('[O1] a visitor should be asked to sign in, and see no draft', async ({ page }) => {
  await page.goto('/preview?path=/all-events')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('/all-events')
  await expect(page.getByRole('main')).not.toContainText('777')
})

test('[O1] staff should see the draft until they end it; the cookie alone shows nothing', async ({
  browser,
  page,
  site,
}) => {
  await signIn(page, staff)
  await page.goto('/preview?path=/all-events')
  await expect(page).toHaveURL(/\/all-events$/)
  await expect(page.getByRole('main')).toContainText('Up to 777 guests')
  await expect(page.getByRole('complementary', bar)).toContainText('You see drafts.')

  const cookies = await page.context().cookies()
  const visitor = await browser.newContext({ baseURL: site.url })
  await visitor.addCookies(cookies.filter(({ name }) => name === '__prerender_bypass'))
  const theirs = await visitor.newPage()
  await theirs.goto('/all-events')
  await expect(theirs.getByRole('main')).toContainText('Ring Ceremony Celebration')
  await expect(theirs.getByRole('main')).not.toContainText('777')
  await expect(theirs.getByRole('complementary', bar)).toHaveCount(0)
  await visitor.close()

  await page.getByRole('link', { name: 'Show what is published' }).click()
  await expect(page.getByRole('complementary', bar)).toHaveCount(0)
  await expect(page).toHaveURL(/\/all-events$/)
  await expect(page.getByRole('main')).not.toContainText('777')
})

test('[O1] the panel should show the page beside the form, and follow what is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await signIn(page, staff)
  await page.goto(`/admin/collections/services/${service.id}`, { waitUntil: 'networkidle' })
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ring Ceremony Celebration')
  await page.locator('#field-capacity').fill('Up to 778 guests')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(frame.getByRole('main')).toContainText('Up to 778 guests', { timeout: 20_000 })
})

test('[O1] [V3] preview should lead nowhere but to pages of this site', async ({ page }) => {
  await signIn(page, staff)
  const { origin } = new URL(page.url())
  for (const path of [
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
  ]) {
    for (const door of ['/preview', '/preview/end']) {
      await page.goto(`${door}?path=${encodeURIComponent(path)}`)
      expect([path, page.url()]).toEqual([path, `${origin}/`])
    }
  }
})

async function save(request: APIRequestContext, data: { _status: string; capacity: string }) {
  const draft = data._status === 'draft'
  const path = `/api/services/${service.id}?draft=${draft}&overrideLock=true`
  expect((await request.patch(path, { data, headers })).status()).toBe(200)
}
