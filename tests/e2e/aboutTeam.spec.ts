import { mainText } from '../harness/pages/htmlTags'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

// What these look at is in the HTML as it is served.
test.use({ javaScriptEnabled: false })

test('[R6] [F2] the team page should show the founder, with a picture of the work until there is a portrait, and whoever joins', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/team')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText('Our Founder')
  await expect(cards).toContainText('Founder & Event Director')
  await expect(cards).toContainText('still tastes every menu')
  const work = /^Marigold garlands wound round a carved mandap post/
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await expect(page.locator('#team').getByRole('img', { name: work }), path).toHaveCount(1)
  }
  await page.goto('/team')
  await expect(cards.getByRole('img', { name: work })).toHaveCount(1)

  const headers = await adminHeaders(request, site)
  const [founder] = (await (await request.get('/api/team-members?depth=0', { headers })).json())
    .docs
  const [picture] = (
    await (await request.get('/api/media?limit=1&depth=0&sort=createdAt', { headers })).json()
  ).docs
  const face = (image: string | null) =>
    request.patch(`/api/team-members/${founder.id}`, { data: { image }, headers })
  const joined: string[] = []
  try {
    expect((await face(picture.id)).status()).toBe(200)
    for (const path of ['/', '/about']) {
      await page.goto(path)
      await expect(page.locator('#team img'), path).toHaveCount(1)
    }
    await page.goto('/team')
    await expect(cards.getByRole('img')).toHaveCount(1)
    await expect(cards.getByRole('img', { name: work })).toHaveCount(0)

    for (const name of ['Second Person', 'Third Person']) {
      const order = founder.order + joined.length + 1
      const data = { _status: 'published', image: picture.id, name, order, role: 'Crew' }
      const created = await request.post('/api/team-members', { data, headers })
      joined.push((await created.json()).doc.id)
      await page.reload()
      await expect(cards).toHaveCount(joined.length + 1)
      await expect(cards.last()).toContainText(name)
      await expect(cards.last()).not.toContainText(/undefined|null|10\+/)
    }
  } finally {
    for (const id of joined) await request.delete(`/api/team-members/${id}`, { headers })
    await face(null)
  }
  await page.reload()
  await expect(cards).toHaveCount(1)
})

test('[F3] the founder’s years should be one claim, from one field', async ({ request, site }) => {
  const headers = await adminHeaders(request, site)
  const claim = (experience: string) =>
    request.post('/api/globals/about-page', { data: { _status: 'published', experience }, headers })
  const expectClaim = async (experience: string) => {
    for (const path of ['/about', '/team', '/']) {
      expect(mainText(await (await request.get(path)).text()), path).toContain(experience)
    }
  }
  await expectClaim('10+ years of planning events in Jaipur')
  expect((await claim('11+')).status()).toBe(200)
  try {
    await expectClaim('11+ years of planning events in Jaipur')
  } finally {
    expect((await claim('10+')).status()).toBe(200)
  }
})

test('[R8] about should tell the story, with figures that the content gives', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main).toContainText('Every event starts with a walk through the venue')
  await expect(main).toContainText('We work in and around Jaipur')
  await expect(main.getByRole('heading', { name: 'Our Founder' })).toBeVisible()
  await expect(main.getByText('12 ways to celebrate')).toBeVisible()
  await expect(main.getByText('12 catering services for your guests')).toBeVisible()

  const headers = await adminHeaders(request, site)
  const where = 'where[title][equals]=Fast%20Food%20Catering&depth=0'
  const [service] = (await (await request.get(`/api/services?${where}`, { headers })).json()).docs
  const set = (_status: 'draft' | 'published') =>
    request.patch(`/api/services/${service.id}`, { data: { _status }, headers })
  expect((await set('draft')).status()).toBe(200)
  try {
    await page.reload()
    await expect(main.getByText('11 catering services for your guests')).toBeVisible()
    await expect(main.getByText('12 ways to celebrate')).toBeVisible()
  } finally {
    expect((await set('published')).status()).toBe(200)
  }
})

test('[H9] the short forms on home should lead to the full pages', async ({ page }) => {
  for (const [section, name, heading] of [
    ['about', 'Read our story', 'About'],
    ['team', 'Meet The Team', 'Meet The Team'],
    ['contact', /Write to us/, 'Contact'],
  ] as const) {
    await page.goto('/')
    await page.locator(`#${section}`).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/${section}`)
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
})
