import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { pressUntil } from '../harness/browser/pressUntil'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { again, getPage, logIn } from './signIn'
import { staffAccount } from './staffAccount'

let staff: Awaited<ReturnType<typeof staffAccount>>

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeAll(async ({ playwright, site }) => {
  staff = await staffAccount(playwright, { name: 'asha', site })
})

test.beforeEach(({ page }) => logIn(page, staff))

test('[U3] staff find what they may edit, and nothing else, on their first screen', async ({
  page,
}) => {
  await openPage(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha')
  const cards = page.getByRole('navigation', { name: 'What you can edit' }).getByRole('link')
  await expect(cards).toHaveCount(11)
  const hrefs = await page.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const href of hrefs) expect(href).not.toMatch(/bookings|users|site-settings|legal-pages/)
})

test('[O1] a service that staff publish is on its page', async ({ page, request, site }) => {
  const service = await find(request, 'Haldi Ceremony Setup')
  await page.goto(`/admin/collections/services/${service.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('The name on the card and on its page.')).toBeVisible()
  await page.locator('#field-description').fill('Turmeric, marigold and brass, written by Asha.')
  await pressUntil(
    page.getByRole('button', { name: 'Publish changes' }),
    page.getByText('Updated successfully.'),
  )
  const html = await (await request.get(`${site.url}/events/${service.slug}`, again)).text()
  expect(html).toContain('written by Asha')
})

test.describe('with something missing', () => {
  test.use({ expectedErrors: /400/ })

  test('[O1] it is said in words', async ({ page }) => {
    await page.goto('/admin/collections/services/create', { waitUntil: 'networkidle' })
    const told = page.getByText('This field is required.')
    await pressUntil(page.getByRole('button', { name: 'Publish changes' }), told.first())
    await expect.poll(() => told.count()).toBeGreaterThanOrEqual(3)
  })
})

test.describe('in the list', () => {
  test('[O2] [Y1] the order is changed in the list, and is that of the site, and axe finds nothing in its fields', async ({
    page,
    request,
  }) => {
    await page.goto('/admin/collections/services', { waitUntil: 'networkidle' })
    const orderOf = (title: string) => page.getByRole('spinbutton', { name: `Order of ${title}` })
    const refusal = page.getByRole('alert').filter({ hasText: 'whole number' })
    const saved = page.getByRole('status').filter({ hasText: 'Saved' })
    // The rest of that page is Payload's, which has no main landmark.
    const ours = { within: '.order-cell', without: ['region'] }
    const order = orderOf('Mehndi Ceremony Setup')
    await expect(order).toHaveValue('50')
    await axeInThemes(page, 'at rest', ours)
    await page.setViewportSize({ height: 900, width: 1440 })
    for (const wrong of ['-1', '1.5']) {
      await order.fill(wrong)
      await order.press('Enter')
      await expect(refusal).toBeVisible()
      if (wrong === '-1') {
        await axeInThemes(page, 'refused', ours)
        await page.setViewportSize({ height: 900, width: 1440 })
      }
      await order.press('Escape')
      await expect(order).toHaveValue('50')
    }
    await order.fill('5')
    await order.press('Enter')
    await expect(saved).toBeVisible()
    await expect(order).toBeFocused()
    expect(await firstTitle(request)).toBe('Mehndi Ceremony Setup')
    const listed = await (await getPage(page, '/admin/collections/services')).text()
    expect(/<tbody.*?<a[^>]*>([^<]*)</s.exec(listed)?.[1]).toBe('Mehndi Ceremony Setup')

    await order.fill('50')
    await order.press('Tab')
    await expect.poll(() => firstTitle(request)).toBe('Royal Wedding Setup')
  })
})

type Request = Pick<Page['request'], 'get'>

async function find(request: Request, title: string) {
  const where = `where[title][equals]=${encodeURIComponent(title)}&depth=0`
  return (await (await request.get(`/api/services?${where}`, { headers: staff.headers })).json())
    .docs[0]
}

/** The first card of the page of events. */
async function firstTitle(request: Request) {
  const html = await (await request.get('/all-events', again)).text()
  const main = html.slice(html.indexOf('<main'))
  return /<article.*?<h\d[^>]*>(?:<a[^>]*>)?([^<]+)/s.exec(main)?.[1]
}
