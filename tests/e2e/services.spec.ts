import { openPage } from '../harness/browser/openPage'
import { cateringTitles, eventTitles } from '../harness/content/titles'
import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'

test('[P1] a service should have a page that says all, and books it', async ({ page }) => {
  await openPage(page, '/events/royal-wedding-setup')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Royal Wedding Setup')
  await expect(main.getByText('Mandap with marigold and mogra')).toBeVisible()
  await expect(main.getByRole('definition').first()).toHaveText('Unlimited (open venue)')
  await expect(main.getByRole('definition').getByRole('link')).toHaveAttribute(
    'href',
    '/all-events#weddings',
  )
  await expect(main.getByRole('heading', { name: 'How early should we book?' })).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(3)
  await expect(main).not.toContainText(/undefined|null|\[object/)
  await main
    .getByRole('link', { name: /^Book Now/ })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await expect(form).toContainText('You chose: Royal Wedding Setup')
})

test('[P1] its breadcrumbs should lead back to the list and home', async ({ page }) => {
  await page.goto('/catering/wedding-catering')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'All Catering', 'Wedding Catering'])
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Wedding Catering')
  await trail.getByRole('link', { name: 'All Catering' }).click()
  await expect(page).toHaveURL(/\/all-catering$/)
})

test('[P1] [R16] an unknown service, or one of the other kind, should answer 404', async ({
  request,
}) => {
  for (const path of [
    '/events/nothing',
    '/catering/royal-wedding-setup',
    '/events/wedding-catering',
    '/catering/wedding-catering/more',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test('[P1] [S2] [O1] a service taken back should be gone, and empty fields leave no trace', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  const path = '/events/kitty-party-elegance'
  expect((await request.get(path)).status()).toBe(200)
  const kitty = await admin.find('services', 'slug', 'kitty-party-elegance')
  const { capacity, description, faqs, gallery, includes, tags } = kitty
  const empty = { capacity: '', description: '', faqs: [], gallery: [], includes: [], tags: [] }
  try {
    await admin.save('services', kitty.id, { ...empty, _status: 'published' })
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('term')).toHaveText(['Listed under'])
    for (const name of ['What comes with it', 'A closer look', 'Good to know']) {
      await expect(main.getByRole('heading', { name })).toHaveCount(0)
    }
    await expect(main).not.toContainText(/undefined|null/)
    await admin.save('services', kitty.id, { _status: 'draft' })
    expect((await request.get(path)).status()).toBe(404)
  } finally {
    const whole = { capacity, description, faqs, gallery, includes, tags, _status: 'published' }
    await admin.save('services', kitty.id, whole)
  }
  expect((await request.get(path)).status()).toBe(200)
})

test('[P1] [B6] WhatsApp should name the service, and need a mobile number', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  const links = page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' })
  await page.goto('/catering/fast-food-catering')
  await expect(links).toHaveCount(0)
  try {
    await admin.saveGlobal('site-settings', { whatsapp: '9000000000' })
    await page.reload()
    await expect(links).toHaveCount(2)
    const href = (await links.first().getAttribute('href')) ?? ''
    expect(new URL(href).pathname).toBe('/919000000000')
    expect(new URL(href).searchParams.get('text')).toContain('Fast Food Catering')
  } finally {
    await admin.saveGlobal('site-settings', { whatsapp: '' })
  }
})

test('[P1] [S6] a card should lead to its page wherever it is clicked, but for Book Now', async ({
  page,
}) => {
  await openPage(page, '/all-events')
  const card = page.getByRole('article').filter({ hasText: 'Kitty Party Elegance' })
  await card.getByRole('link', { name: /^Book Now/ }).click()
  await expect(page.getByRole('dialog')).toContainText('You chose: Kitty Party Elegance')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.click({ position: { x: 40, y: 200 } })
  await expect(page).toHaveURL(/\/events\/kitty-party-elegance$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitty Party Elegance')
})

test('[P1] [H2] [H3] the titles of the home page should lead to the pages', async ({ page }) => {
  await page.goto('/')
  const hrefs = (id: string) =>
    page
      .locator(`#${id}`)
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[1]))
  expect(await hrefs('events')).toEqual(['events', 'events', 'events'])
  expect(await hrefs('catering')).toEqual(['catering', 'catering', 'catering'])
})

test('[R10] [R14] /service should show three of each kind and lead to each service, also by keyboard', async ({
  page,
  request,
}) => {
  const moved = await request.get('/services', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([308, '/service'])
  await page.goto('/service')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
  const main = page.getByRole('main')
  for (const [id, list, titles] of [
    ['events', '/all-events', eventTitles],
    ['catering', '/all-catering', cateringTitles],
  ] as const) {
    const teaser = main.locator(`#${id}`)
    await expect(teaser.getByRole('heading', { level: 3 })).toHaveText(titles.slice(0, 3))
    await expect(teaser.getByRole('link', { name: /^Book Now/ })).toHaveCount(3)
    await expect(teaser.getByRole('link', { name: /^See All/ })).toHaveAttribute('href', list)
  }
  const windows = main.locator('#services').getByRole('listitem').getByRole('link')
  await expect(windows).toHaveText([...eventTitles, ...cateringTitles])
  await windows.first().focus()
  await page.keyboard.press('Tab')
  await expect(windows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(eventTitles[1] ?? '')
})
