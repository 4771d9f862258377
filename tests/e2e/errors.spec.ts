import type { Page, Request, Route } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'
import { adminOf, signIn } from './signIn'
import { storeBookings } from './storeBookings'

const chunks = '**/_next/static/chunks/**'

/** The script of the booking form does what `answer` says; every other script comes. */
async function withoutForm(page: Page, answer: (route: Route) => Promise<void>) {
  const form = new Set<string>()
  await page.route(chunks, async (route) => {
    const url = route.request().url()
    if (form.has(url)) return answer(route)
    if (form.size > 0) return route.continue()
    const response = await route.fetch()
    if (!(await response.text()).includes('tel-national')) return route.fulfill({ response })
    form.add(url)
    await answer(route)
  })
}

const gone = (route: Route) => route.fulfill({ status: 404 })

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

test.describe('a part of the page that does not come', () => {
  test.use({ expectedErrors: /chunk|Failed to load resource/i })

  test('[K3] [N3] the page of the form should take over where its script is gone, and no page reloads', async ({
    page,
  }) => {
    await withoutForm(page, gone)
    await openPage(page, '/all-events')
    // How fast the page was may be told before it.
    const [reported] = await Promise.all([
      page.waitForRequest((sent) => toldBy(sent)?.name === 'chunk-error'),
      openForm(page),
    ])
    expect(toldBy(reported)).toMatchObject({ path: '/all-events' })
    await expect(page).toHaveURL(/\/booking\?kind=event&service=royal-wedding-setup$/)
  })

  test('[K3] [P14] on a lost connection the dialog should stay, with a call and the page of the form', async ({
    page,
  }) => {
    await withoutForm(page, (route) => route.abort())
    await openPage(page, '/all-events')
    await openForm(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('The form could not be opened.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
      'href',
      /\/booking\?kind=event/,
    )
    await expect(dialog.getByRole('link', { name: 'Call' })).toBeVisible()
    await expect(page).toHaveURL(/\/all-events$/)
  })

  test('[P14] after eight seconds a slow form should offer a call and its page', async ({
    page,
  }) => {
    await page.clock.install()
    await withoutForm(page, () => new Promise(() => undefined))
    await openPage(page, '/all-events')
    await openForm(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Opening the form…')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Call' })).toBeHidden()
    await page.clock.runFor(8_000)
    await expect(dialog.getByText('The form is taking a long time to open.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Call' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('[K4] a measured visit should tell how fast it was, and nothing of the visitor', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const [request] = await Promise.all([
    page.waitForRequest('**/api/vitals'),
    page.goto('/booking?kind=event'),
  ])
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

test.describe('a screen of the panel whose script does not come', () => {
  test.use({ expectedErrors: /chunk|Failed to load resource/i })

  const newVersion = { heading: 'A new version is available', loads: 1 }
  const noLine = { heading: 'Part of this page did not load', loads: 0 }

  for (const { answer, heading, how, loads, screen } of [
    { ...newVersion, answer: gone, how: 'of an old release', screen: 'numbers' },
    { ...noLine, answer: (route: Route) => route.abort(), how: 'on a lost line', screen: 'board' },
  ]) {
    test(`[K3] says so beside the menu, ${how}, in the ${screen}, after ${loads} reload`, async ({
      page,
      site,
    }) => {
      await storeBookings(site, [{ name: 'Meera', selectedService: 'event' }])
      const known = new Set<string>()
      page.on('requestfinished', (sent) => known.add(sent.url()))
      await signIn(page, adminOf(site))
      const missing = new Set<string>()
      await page.route(chunks, (route) => {
        const url = route.request().url()
        if (!known.has(url)) missing.add(url)
        return missing.has(url) ? answer(route) : route.continue()
      })
      const navigations: string[] = []
      page.on('request', (sent) => {
        if (sent.isNavigationRequest()) navigations.push(new URL(sent.url()).pathname)
      })
      await page.locator(`#nav-${screen}`).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(navigations).toEqual(Array.from({ length: loads }, () => `/admin/${screen}`))
      expect(missing.size).toBeGreaterThan(0)
      await expect(main.getByText(/[\u0900-\u097f]/)).toHaveCount(0)
      await page.unroute(chunks)
      await page.locator('#nav-calendar').click()
      await expect(main.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    })
  }
})

test.describe("a screen of Payload's own that fails", () => {
  const reason = 'broken on purpose'
  test.use({ expectedErrors: new RegExp(reason) })

  test('[K3] [D11] says what could not be loaded, with the menu beside it', async ({
    page,
    site,
  }) => {
    await signIn(page, adminOf(site))
    await page.evaluate((reason) => {
      window.ResizeObserver = function () {
        throw new Error(reason)
      } as unknown as typeof ResizeObserver
    }, reason)
    await page.locator('#nav-services').click()
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Could not load Services')
    await page.getByRole('navigation', { name: 'Menu' }).getByText('Calendar').click()
    await expect(title).toHaveText('Calendar')
  })
})
