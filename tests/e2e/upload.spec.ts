import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { pressUntil } from '../harness/browser/pressUntil'
import { expect, test } from './fixtures'
import { again, logIn } from './signIn'
import { staffAccount } from './staffAccount'

// A picture without its alt text is refused, which the browser tells the console.
test.use({ expectedErrors: /400/ })

test('[O3] a picture that staff upload is in the gallery and on the page of credits', async ({
  page,
  playwright,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'gauri', site })
  await logIn(page, staff)
  const create = { width: 1600, height: 1200, channels: 3, background: '#f0a020' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ buffer, mimeType: 'image/jpeg', name: 'marigold.jpg' })
  await expect(page.locator('input[value="marigold.jpg"]')).toBeVisible()
  await pressUntil(saveButton(page), page.getByText('This field is required.').first())
  await page.locator('#field-alt').fill('Marigold garlands along a wall.')
  await page.locator('#field-credit').fill('Asha Rathore')
  await page.locator('#field-licence').fill('Our own photograph')
  await save(page)

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const data = { gallery: 'event', image: id, order: 1, title: 'Marigold', _status: 'published' }
  const made = await page.request.post('/api/gallery-images', {
    ...again,
    data,
    headers: staff.headers,
  })
  expect(made.status()).toBe(201)
  const { doc } = await made.json()
  const gallery = await (await page.request.get('/gallery')).text()
  const [img = ''] = /<img[^>]*alt="Marigold garlands along a wall\."[^>]*>/.exec(gallery) ?? []
  const [, src = ''] = / src="([^"]*)"/.exec(img) ?? []
  const file = await page.request.get(src.replaceAll('&amp;', '&'))
  expect((await sharp(await file.body()).metadata()).width).toBeGreaterThan(0)
  const credits = await (await page.request.get('/credits')).text()
  expect(credits.replaceAll(/<[^>]*>/g, '')).toContain(
    '1 picture: Asha Rathore · Our own photograph',
  )

  const { headers } = staff
  for (const path of [`gallery-images/${doc.id}`, `media/${id}`]) {
    expect((await page.request.delete(`/api/${path}`, { headers })).status()).toBe(200)
  }
})

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Payload's form ignores the button while it works on what was typed. */
async function save(page: Page) {
  await expect(async () => {
    await saveButton(page).click({ timeout: 5000 })
    await page.waitForURL(/media\/[0-9a-f]{24}/, { timeout: 15_000 })
  }).toPass()
}

test('[O3] a phone photo of 12 megapixels is made smaller before it is uploaded', async ({
  page,
  playwright,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'farida', site })
  await logIn(page, staff)
  const create = { width: 4000, height: 3000, channels: 3, background: '#f0a020' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  // Some phones store a film behind the picture. One of noise would take the server seconds to resize.
  const buffer = Buffer.concat([picture, Buffer.alloc(5_100_000)])
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ buffer, mimeType: 'image/jpeg', name: 'phone.jpg' })
  await expect(page.getByText('The photo was made smaller')).toBeVisible()
  await page.locator('#field-alt').fill('A stage at night.')
  await save(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const stored = await (
    await page.request.get(`/api/media/${id}`, { headers: staff.headers })
  ).json()
  expect(stored).toMatchObject({ height: 1800, mimeType: 'image/jpeg', width: 2400 })
  const { headers } = staff
  expect((await page.request.delete(`/api/media/${id}`, { headers })).status()).toBe(200)
})

test('[O3] a photo of few bytes and too many pixels is made smaller too', async ({
  page,
  playwright,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'lata', site })
  await logIn(page, staff)
  const create = { width: 6000, height: 4000, channels: 3, background: '#f0a020' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  expect(buffer.length).toBeLessThan(5_000_000)
  await page.goto('/admin/collections/media/create', { waitUntil: 'networkidle' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ buffer, mimeType: 'image/jpeg', name: 'stage.jpg' })
  await expect(page.getByText('The photo was made smaller')).toBeVisible()
})
