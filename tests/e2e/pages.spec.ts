import { cateringTitles, eventTitles } from '../harness/content/titles'
import { expect, test } from './fixtures'

// What these look at is in the HTML as it is served.
test.use({ javaScriptEnabled: false })

test('[R1] [H2] [H3] home should have its nine blocks in order, with three events, three catering services, three plans', async ({
  page,
}) => {
  await page.goto('/')
  const titles = (id: string) => page.locator(`#${id}`).getByRole('heading', { level: 3 })
  await expect(titles('events')).toContainText(eventTitles.slice(0, 3))
  await expect(titles('events')).toHaveCount(3)
  await expect(titles('catering')).toContainText(cateringTitles.slice(0, 3))
  await expect(titles('catering')).toHaveCount(3)
  await expect(titles('plans')).toContainText(['Basic', 'Premium', 'Royal'])
  await expect(page.locator('#plans')).not.toContainText(/₹|Rs/)
  await expect(page.locator('#plans').getByText('Most Popular')).toHaveCount(1)

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
  ['R3', '/all-events', eventTitles],
  ['R4', '/all-catering', cateringTitles],
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

test('[R16] an unknown path should answer 404 with the site around it', async ({
  request,
  page,
}) => {
  for (const path of ['/nothing', '/nothing/here', '/hi/nothing', '/en/nothing']) {
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
