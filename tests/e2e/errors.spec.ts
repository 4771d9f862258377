import type { Page, Request, Route } from 'playwright/test'
import { expect, test } from './fixtures'
import { hydrated, openPage } from '../harness/browser/openPage'

const notice = (page: Page) => page.getByRole('heading', { name: 'A new version is available' })
const chunks = '**/_next/static/chunks/**'

/** As if a new version had taken the script of the booking form away. */
async function withoutForm(route: Route) {
  const response = await route.fetch()
  const isForm = (await response.text()).includes('tel-national')
  await (isForm ? route.abort() : route.fulfill({ response }))
}

/** What a request tells of a visit; nothing where it tells none. */
const toldBy = (sent: Request) =>
  sent.url().endsWith('/api/vitals')
    ? (sent.postDataJSON() as { name: string; path: string })
    : undefined

async function openForm(page: Page) {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Book Now/ })
    .first()
    .click()
}

test.describe('a part of the page that is gone', () => {
  test.use({ expectedErrors: /chunk|Failed to load resource/i })

  test('[K3] [N3] should reload the page once, then say that there is a new version', async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.route(chunks, withoutForm)
    await openPage(page, '/all-events')
    const reloaded = page.waitForEvent('domcontentloaded')
    // How fast the page was may be told before it.
    const reported = page.waitForRequest((sent) => toldBy(sent)?.name === 'chunk-error')
    await openForm(page)
    expect(toldBy(await reported)).toMatchObject({ path: '/all-events' })
    await reloaded
    expect(said.filter((text) => text.startsWith('Chunk load error'))).not.toEqual([])
    await hydrated(page)
    await expect(notice(page)).toBeHidden()

    await openForm(page)
    await expect(notice(page)).toBeVisible()
    await page.unroute(chunks)
    await page.getByRole('button', { name: 'Reload' }).click()
    await hydrated(page)
    await openForm(page)
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  })

  test('[K3] should not reload for ever where nothing can be remembered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('No storage', 'SecurityError')
        },
      })
    })
    await page.route(chunks, withoutForm)
    await openPage(page, '/all-events')
    await openForm(page)
    await expect(notice(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

test('[K4] a measured visit should tell how fast it was, and nothing of the visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const sent = page.waitForRequest('**/api/vitals')
  await page.goto('/booking?kind=event')
  const request = await sent
  expect(await request.allHeaders()).not.toHaveProperty('cookie')
  const vital = request.postDataJSON()
  expect(Object.keys(vital).sort()).toEqual(['name', 'path', 'rating', 'value'])
  expect(vital.path).toBe('/booking')
  expect((await request.response())?.status()).toBe(204)
})

test('[K4] the address for measures should take nothing else', async ({ request }) => {
  const post = async (data: unknown) => (await request.post('/api/vitals', { data })).status()
  const vital = { name: 'LCP', path: '/', value: 1 }
  expect(await post(vital)).toBe(204)
  expect(await post({ ...vital, name: 'PASSWORD' })).toBe(400)
  expect(await post({ ...vital, path: '/?phone=98290' })).toBe(400)
  expect(await post('x'.repeat(3000))).toBe(400)
})
