import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

let staff: Awaited<ReturnType<typeof staffAccount>>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, site }) => {
  staff = await staffAccount(playwright, { name: 'asha', site })
})

test.beforeEach(({ page }) => signIn(page, staff))

test('[U3] staff should find what they may edit, and nothing else, on their first screen', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha')
  const cards = page.getByRole('navigation', { name: 'What you can edit' }).getByRole('link')
  await expect(cards).toHaveCount(9)
  const hrefs = await page.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  for (const href of hrefs) expect(href).not.toMatch(/bookings|users|site-settings|legal-pages/)
})

test('[O1] a service that staff publish should be on its page', async ({ page, request, site }) => {
  const service = await find(request, 'Haldi Ceremony Setup')
  await page.goto(`/admin/collections/services/${service.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('The name on the card and on its page.')).toBeVisible()
  await page.locator('#field-description').fill('Turmeric, marigold and brass, written by Asha.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  const html = await (await request.get(`${site.url}/events/${service.slug}`)).text()
  expect(html).toContain('written by Asha')
})

test.describe('with something missing', () => {
  test.use({ expectedErrors: /400/ })

  test('[O1] it should be said in words', async ({ page }) => {
    await page.goto('/admin/collections/services/create', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Publish changes' }).click()
    const told = page.getByText('This field is required.')
    await expect.poll(() => told.count()).toBeGreaterThanOrEqual(3)
  })
})

test('[O2] the order should be changed in the list, and be that of the site', async ({
  page,
  request,
}) => {
  await page.goto('/admin/collections/services', { waitUntil: 'networkidle' })
  const order = page.getByRole('spinbutton', { name: 'Order of Mehndi Ceremony Setup' })
  await expect(order).toHaveValue('50')
  await order.fill('1.5')
  await order.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible()
  await order.press('Escape')
  await expect(order).toHaveValue('50')
  await order.fill('5')
  await order.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(order).toBeFocused()
  expect(await firstTitle(request)).toBe('Mehndi Ceremony Setup')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.locator('tbody tr').first()).toContainText('Mehndi Ceremony Setup')

  await order.fill('50')
  await order.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(await firstTitle(request)).toBe('Royal Wedding Setup')
})

test.describe('with a colleague at work', () => {
  test.use({ expectedErrors: /423/ })

  test('[O2] an order that was not saved should be told, and stay as it was on the site', async ({
    page,
    playwright,
    request,
    site,
  }) => {
    const service = await find(request, 'Birthday Party Celebration')
    const colleague = await staffAccount(playwright, { name: 'bina', site })
    await request.post('/api/payload-locked-documents', {
      data: {
        document: { relationTo: 'services', value: service.id },
        user: { relationTo: 'users', value: colleague.id },
      },
      headers: colleague.headers,
    })
    await page.goto('/admin/collections/services', { waitUntil: 'networkidle' })
    const order = page.getByRole('spinbutton', { name: `Order of ${service.title}` })
    await order.fill('1')
    await order.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'editing it' })).toBeVisible()
    expect(await firstTitle(request)).toBe('Royal Wedding Setup')
  })
})

type Request = Pick<Page['request'], 'get'>

async function find(request: Request, title: string) {
  const where = `where[title][equals]=${encodeURIComponent(title)}&depth=0`
  return (await (await request.get(`/api/services?${where}`)).json()).docs[0]
}

/** The first card of the page of events. */
async function firstTitle(request: Request) {
  const html = await (await request.get('/all-events')).text()
  const main = html.slice(html.indexOf('<main'))
  return /<article.*?<h\d[^>]*>(?:<a[^>]*>)?([^<]+)/s.exec(main)?.[1]
}
