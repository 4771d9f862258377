import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

// What these look at is in the HTML as it is served.
test.use({ javaScriptEnabled: false })

const empty = 'Be the first to tell your story'

test('[R15] [P4] before anyone has spoken the page should say so, and offer to book', async ({
  page,
}) => {
  await page.goto('/testimonials')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Testimonials' })).toBeVisible()
  await expect(main.getByRole('heading', { name: empty })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking')
  await expect(main.locator('figure, blockquote')).toHaveCount(0)
})

test('[R15] [P4] only what is published should show, and samples should say that they are', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  const all = await request.get('/api/testimonials?draft=true&sort=order&depth=0', { headers })
  const [first, second] = (await all.json()).docs
  const publish = (_status: 'draft' | 'published') =>
    request.patch(`/api/testimonials/${first.id}`, { data: { _status }, headers })
  expect((await publish('published')).status()).toBe(200)
  try {
    await page.goto('/testimonials')
    const said = page.getByRole('main').getByRole('figure')
    await expect(said).toHaveCount(1)
    await expect(said.getByRole('blockquote')).toHaveText(first.quote)
    await expect(said).toContainText(first.author)
    await expect(said).toContainText(first.occasion)
    await expect(said.getByText('Sample', { exact: true })).toBeVisible()
    await expect(said.getByText('Sat, 14 Feb 2026')).toHaveAttribute('datetime', '2026-02-14')
    await expect(page.getByRole('heading', { name: empty })).toBeHidden()
    const html = await page.content()
    expect(html).not.toContain(second.quote)
    expect(html).not.toContain(first.consent)
  } finally {
    expect((await publish('draft')).status()).toBe(200)
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: empty })).toBeVisible()
})
