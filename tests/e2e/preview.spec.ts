import type { APIRequestContext } from 'playwright/test'
import { pressUntil } from '../harness/browser/pressUntil'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { getPage, logIn } from './signIn'

const staff = { email: 'editor@example.com', password: 'correct-horse-battery' }

let headers: Record<string, string>
let service: { id: string; slug: string; capacity: string }

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  headers = await adminHeaders(request, site)
  await request.post('/api/users', { data: { ...staff, role: 'staff' }, headers })
  const where = 'where[title][equals]=Ring%20Ceremony%20Celebration&depth=0'
  service = (await (await request.get(`/api/services?${where}`, { headers })).json()).docs[0]
  await save(request, { _status: 'draft', capacity: 'Up to 777 guests' })
  await request.dispose()
})

test.afterAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url })
  await save(request, { _status: 'published', capacity: service.capacity })
  await request.dispose()
})

const events = async (request: APIRequestContext) => {
  const html = await (await request.get('/all-events')).text()
  return { html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

test('[O1] a visitor is asked to sign in, and sees no draft', async ({ request }) => {
  const answer = await request.get('/preview?path=/all-events', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  expect(answer.headers().location).toMatch(/^\/login\?redirect=/)
  expect((await events(request)).main).not.toContain('777 guests')
})

test('[O1] staff see the draft until they end it; the cookie alone shows nothing', async ({
  page,
  playwright,
  site,
}) => {
  await logIn(page, staff)
  const shown = await getPage(page, '/preview?path=/all-events')
  expect(shown.url()).toBe(`${site.url}/all-events`)
  const html = await shown.text()
  expect(html).toContain('Up to 777 guests')
  expect(html).toContain('You are viewing drafts.')
  const [, end = ''] = /<a[^>]*href="([^"]*)"[^>]*>Show the published page</.exec(html) ?? []

  const cookies = await page.context().cookies()
  const bypass = cookies.find(({ name }) => name === '__prerender_bypass')
  expect(bypass?.value).toBeTruthy()
  const visitor = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { cookie: `__prerender_bypass=${bypass?.value}` },
  })
  const theirs = await events(visitor)
  expect(theirs.main).toContain('Ring Ceremony Celebration')
  expect(theirs.html).not.toMatch(/777 guests|You are viewing drafts\./)
  await visitor.dispose()

  const again = await getPage(page, '/all-events')
  expect(await again.text()).toContain('Up to 777 guests')
  const ended = await getPage(page, end.replaceAll('&amp;', '&'))
  expect(ended.url()).toBe(`${site.url}/all-events`)
  expect(await ended.text()).not.toMatch(/777 guests|You are viewing drafts\./)
})

test('[O1] the panel shows the page beside the form, and follows what is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 1000 })
  await logIn(page, staff)
  await page.goto(`/admin/collections/services/${service.id}`, { waitUntil: 'networkidle' })
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ring Ceremony Celebration')
  await page.locator('#field-capacity').fill('Up to 778 guests')
  await pressUntil(
    page.getByRole('button', { name: 'Save Draft' }),
    frame.getByRole('main').filter({ hasText: 'Up to 778 guests' }),
  )
})

test('[O1] [V3] preview leads nowhere but to pages of this site', async ({ page }) => {
  await logIn(page, staff)
  for (const path of [
    'https://example.com',
    '//example.com',
    '/\\example.com',
    '/.//example.com',
  ]) {
    for (const door of ['/preview', '/preview/end']) {
      const address = `${door}?path=${encodeURIComponent(path)}`
      const answer = await getPage(page, address, { maxRedirects: 0 })
      expect([address, answer.headers().location]).toEqual([address, '/'])
    }
  }
})

async function save(request: APIRequestContext, data: { _status: string; capacity: string }) {
  const draft = data._status === 'draft'
  const path = `/api/services/${service.id}?draft=${draft}&overrideLock=true`
  expect((await request.patch(path, { data, headers })).status()).toBe(200)
}
