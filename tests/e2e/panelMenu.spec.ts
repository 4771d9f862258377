import { openPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn, signIn } from './signIn'
import { staffAccount } from './staffAccount'

/** Wide enough for Payload to leave the menu open. */
test.use({ viewport: { height: 900, width: 1680 } })

test('[M16] the menu leads administrators to every screen, on a phone too', async ({
  page,
  site,
}) => {
  await signIn(page, adminOf(site))
  for (const name of ['Calendar', 'Board', 'Numbers', 'Vouchers']) {
    await page.getByRole('navigation').getByRole('link', { exact: true, name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const current = page.getByRole('navigation').getByRole('link', { exact: true, name })
    await expect(current).toHaveAttribute('aria-current', 'page')
  }
  await page.setViewportSize({ height: 844, width: 390 })
  await openPage(page, '/admin/numbers')
  const calendar = page.getByRole('link', { exact: true, name: 'Calendar' })
  // Payload has a second one, without a size, for screens where the menu is a column.
  const open = page.getByRole('button', { name: 'Open Menu' }).last()
  await expect(async () => {
    if (await open.isVisible()) await open.click({ timeout: 5000 })
    await expect(calendar).toBeInViewport({ timeout: 5000 })
  }).toPass()
  await calendar.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(open).toBeVisible()
})

test('[M16] [M20] the menu is open from 1024 px up, with our screens first, and closed below', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ height: 768, width: 1024 })
  await signIn(page, adminOf(site))
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.filter({ visible: true }).first()).toBeVisible()
  await expect
    .poll(async () => (await links.allInnerTexts()).map((text) => text.trim()).slice(0, 5))
    .toEqual(['Bookings', 'Board', 'Calendar', 'Numbers', 'Vouchers'])
  await page.setViewportSize({ height: 900, width: 800 })
  const opener = page.getByRole('button', { name: 'Open Menu' }).filter({ visible: true })
  await expect(opener.first()).toBeVisible()
})

test('[M20] the page stands in one place beside the menu while it loads, from 1024 px up', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const places = new Set<string>()
    Object.assign(window, { places })
    new MutationObserver(() => {
      const desk = document.querySelector('.desk')?.getBoundingClientRect()
      if (desk) places.add(`${desk.width} px from ${desk.x}`)
    }).observe(document, { attributes: true, childList: true, subtree: true })
  })
  await logIn(page, adminOf(site))
  for (const width of [1680, 1440, 1024]) {
    await page.setViewportSize({ height: 900, width })
    await openPage(page, '/admin')
    await expect(page.locator('.template-default--nav-animate')).toHaveClass(/nav-open/)
    const places = await page.evaluate(() => [
      ...(window as unknown as { places: string[] }).places,
    ])
    expect(places, `${width} px`).toEqual([`${width - 275} px from 275`])
  }
})

test('[D9] [U3] what is not for the business is not there: raw forms, API addresses, themes, languages', async ({
  page,
  site,
}) => {
  await signIn(page, adminOf(site), '/admin/account')
  await expect(page.getByLabel('Email').first()).toBeVisible()
  await expect(page.getByText('Admin Theme')).toBeHidden()
  await expect(page.getByText('Language', { exact: true })).toBeHidden()
  await expect(page).toHaveTitle(/Jharokha Utsav$/)
  const raw = await getPage(page, '/admin/collections/bookings')
  expect(new URL(raw.url()).pathname).toBe('/admin')
  const { docs } = await (await getPage(page, '/api/services?limit=1')).json()
  await page.goto(`/admin/collections/services/${docs[0].id}`)
  await expect(page.getByLabel('Title').first()).toBeVisible()
  await expect(page.getByRole('link', { exact: true, name: 'API' })).toHaveCount(0)
})

test('[M16] [U3] the screens of administrators lead staff to their own, and no link leads there', async ({
  page,
  playwright,
  site,
}) => {
  await logIn(page, await staffAccount(playwright, { name: 'numbers', site }))
  for (const path of ['/admin/numbers', '/admin/calendar', '/admin/board']) {
    const answer = await getPage(page, path)
    const body = await answer.text()
    expect([path, new URL(answer.url()).pathname]).toEqual([path, '/admin'])
    expect(body).toContain('href="/admin/collections/services"')
    for (const word of ['Meera', 'Requests by month', 'unanswered over', `href="${path}"`]) {
      expect(body, path).not.toContain(word)
    }
  }
})
