import { databaseClient } from '../../src/database/databaseClient'
import { expect, test } from './fixtures'

const events = [
  'Royal Wedding Setup',
  'Corporate Gala Night',
  'Live Concert Arrangement',
  'Haldi Ceremony Setup',
  'Mehndi Ceremony Setup',
  'Birthday Party Celebration',
  'Kitty Party Elegance',
  'Ring Ceremony Celebration',
  'Bridal & Groom Grand Entrance',
  'Lighting & Floral Décor',
  'Theme based Decoration',
  'New Year Party Celebration',
]

const catering = [
  'Traditional Rajasthani Thali',
  'Live Chaat & Snacks Counter',
  'Out Side Catering',
  'Live Food Counter',
  'Delicious Chaat Counter',
  'Wedding Catering',
  'Birthday Party Catering',
  'Corporate Catering',
  'Drinking Water Service',
  'Chinese Catering',
  'Fast Food Catering',
  'Rajwadi Non-Veg Catering',
]

test('[H2] [H3] [H4] home should show three events, three catering services, three plans', async ({
  page,
}) => {
  await page.goto('/')
  const titles = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 })
  await expect(titles('events')).toContainText(events.slice(0, 3))
  await expect(titles('events')).toHaveCount(3)
  await expect(titles('catering')).toContainText(catering.slice(0, 3))
  await expect(titles('catering')).toHaveCount(3)
  await expect(titles('plans')).toContainText(['Basic', 'Premium', 'Royal'])
  await expect(page.locator('#plans')).not.toContainText(/₹|Rs/)
  await expect(page.locator('#plans').getByText('Most Popular')).toHaveCount(1)
})

test('[R1] home should have its nine blocks in order', async ({ page }) => {
  await page.goto('/')
  const tops = []
  for (const block of [
    page.getByRole('banner'),
    page.getByRole('heading', { level: 1 }),
    ...['events', 'catering', 'plans', 'contact', 'about', 'team'].map((id) =>
      page.locator(`#${id}`),
    ),
    page.getByRole('contentinfo'),
  ]) {
    tops.push((await block.boundingBox())?.y ?? Number.NaN)
  }
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
})

for (const [id, path, titles] of [
  ['R3', '/all-events', events],
  ['R4', '/all-catering', catering],
] as const) {
  test(`[${id}] [S3] [S4] ${path} should list twelve services, each with Book Now`, async ({
    page,
  }) => {
    await page.goto(path)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.getByRole('heading')).toContainText([...titles])
    await expect(cards).toHaveCount(12)
    await expect(cards.getByRole('link', { name: /Book Now/ })).toHaveCount(12)
    await expect(page.getByRole('main')).not.toContainText(/undefined|null/)
  })
}

test('[P2] [L2] a fragment should choose the category', async ({ page }) => {
  await page.goto('/all-events#corporate')
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1)
  const chip = page.getByRole('main').getByRole('link', { name: /^Corporate \d/ })
  await expect(chip).toHaveAttribute('aria-current', 'true')
})

test('[S6] [B14] Book Now should bring the service into the form, and it should be removable', async ({
  page,
}) => {
  await page.goto('/all-catering', { waitUntil: 'networkidle' })
  await page
    .getByRole('link', { name: /Book Now/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Service')).toHaveValue('catering')
  const chip = dialog.getByText('You chose: Traditional Rajasthani Thali')
  await expect(chip).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove Traditional Rajasthani Thali' }).click()
  await expect(chip).toBeHidden()
})

test.describe('wrong input', () => {
  test.use({ expectedErrors: /400|Error adding document/ })

  test('[B6] [B8] should be told at its field, and stay in the form', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('link', { name: 'Hire Catering' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Meera')
    await dialog.getByLabel('Contact number').fill('98290 123')
    await dialog.getByLabel('Number of guests').fill('2.5')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByLabel('Contact number')).toHaveAccessibleDescription(
      /Write all 10 digits of the number. This has 8./,
    )
    await expect(dialog.getByLabel('Number of guests')).toHaveAccessibleDescription(/whole number/)
    await expect(dialog.getByLabel('Name')).toHaveValue('Meera')
  })
})

test.describe('a server that is gone', () => {
  test.use({ expectedErrors: /Failed to load resource|Error adding document/ })

  test('[B10] [B12] should cost nobody a word, and Retry should make one booking', async ({
    page,
    site,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.route('**/api/bookings?*', (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Contact number').fill('98290 55555')
    await dialog.getByLabel('Name').fill('Arjun')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog).toBeHidden()
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing is lost' })
    await expect(alert).toBeVisible()
    await page.unroute('**/api/bookings?*')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you, Arjun.' })).toBeVisible()
    const client = databaseClient(site.databaseUri)
    const bookings = client.db().collection('Booking')
    expect(await bookings.countDocuments({ contactNumber: '9829055555' })).toBe(1)
    await client.close()
  })
})

test('[R16] an unknown path should answer 404 with the site around it', async ({
  request,
  page,
}) => {
  for (const path of ['/nothing', '/nothing/here', '/hi', '/en/nothing']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
  }
  await page.route('**/nothing', async (route) => {
    await route.fulfill({ response: await route.fetch(), status: 200 })
  })
  await page.goto('/nothing')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Book/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[R11] [P15] /booking should tell what is wrong, keep what was typed, and save', async ({
    page,
  }) => {
    await page.goto('/booking?kind=event&plan=royal')
    await expect(page.getByLabel('Service')).toHaveValue('event')
    await page.getByLabel('Name').fill('Kavita')
    await page.getByLabel('Contact number').fill('98290')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(
      page.getByText('Write all 10 digits of the number. This has 5.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Kavita')
    await page.getByLabel('Contact number').fill('98290 66666')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('main')).toContainText(/JU-\w{4}-\w{2}/)
  })
})
