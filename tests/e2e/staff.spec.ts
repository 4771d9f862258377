import path from 'node:path'
import sharp from 'sharp'
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
  await page.getByLabel('Description').fill('Turmeric, marigold and brass, written by Asha.')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  const html = await (await request.get(`${site.url}/events/${service.slug}`)).text()
  expect(html).toContain('written by Asha')
})

test('[O1] what is missing should be said in words', async ({ page }) => {
  await page.goto('/admin/collections/services/create', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Publish changes' }).click()
  for (const field of ['title', 'kind', 'category']) {
    await expect(page.locator(`#field-${field}`).locator('..').locator('..')).toContainText(
      'This field is required.',
    )
  }
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
  await expect(page.locator('tbody tr').first()).toContainText('Mehndi Ceremony Setup')
  await expect(order).toBeFocused()
  expect(await firstTitle(request)).toBe('Mehndi Ceremony Setup')

  await order.fill('50')
  await order.press('Tab')
  await expect(page.locator('tbody tr').first()).toContainText('Royal Wedding Setup')
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
      data: { document: { relationTo: 'services', value: service.id } },
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

test('[O3] a picture that staff upload should be in the gallery and on the page of credits', async ({
  page,
}, { outputDir }) => {
  const file = path.join(outputDir, 'marigold.jpg')
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#f0a020' } })
    .jpeg()
    .toFile(file)
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' })
  await page.locator('input[type=file]').setInputFiles(file)
  await save(page)
  await expect(page.locator('.field-error, .field-type__wrap .tooltip--show').first()).toBeVisible()
  await page.locator('#field-alt').fill('Marigold garlands along a wall.')
  await page.locator('#field-credit').fill('Asha Rathore')
  await page.locator('#field-licence').fill('Our own photograph')
  await save(page)
  await page.waitForURL(/media\/[0-9a-f]{24}/)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const data = { gallery: 'event', image: id, order: 1, title: 'Marigold', _status: 'published' }
  const made = await page.request.post('/api/gallery-images', { data, headers: staff.headers })
  expect(made.status()).toBe(201)
  await page.goto('/gallery')
  const picture = page.getByRole('img', { name: 'Marigold garlands along a wall.' }).first()
  await expect(picture).toBeVisible()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await page.goto('/credits')
  await expect(page.getByRole('main')).toContainText('1 picture: Asha Rathore. Our own photograph')
})

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

type Request = Pick<Page['request'], 'get'>

async function find(request: Request, title: string) {
  const where = `where[title][equals]=${encodeURIComponent(title)}&depth=0`
  return (await (await request.get(`/api/services?${where}`)).json()).docs[0]
}

/** The first card of the page of events. */
async function firstTitle(request: Request) {
  const html = await (await request.get('/all-events')).text()
  const main = html.slice(html.indexOf('<main'))
  return /<h3[^>]*>(?:<a[^>]*>)?([^<]+)/.exec(main)?.[1]
}
