import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

const admin = (site: { adminEmail: string; adminPassword: string }) => ({
  email: site.adminEmail,
  password: site.adminPassword,
})

/** Wide enough for Payload to leave the menu open. */
test.use({ viewport: { height: 900, width: 1680 } })

test('[M16] [U3] the menu should lead administrators to every screen, and staff to none', async ({
  page,
  playwright,
  site,
}) => {
  await signIn(page, admin(site))
  for (const name of ['Calendar', 'Board', 'Numbers']) {
    await page.getByRole('navigation').getByRole('link', { exact: true, name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const current = page.getByRole('navigation').getByRole('link', { exact: true, name })
    await expect(current).toHaveAttribute('aria-current', 'page')
  }
  await page.setViewportSize({ height: 844, width: 390 })
  await page.goto('/admin/numbers', { waitUntil: 'networkidle' })
  const calendar = page.getByRole('link', { exact: true, name: 'Calendar' })
  // Payload has a second one, without a size, for screens where the menu is a column.
  const open = page.getByRole('button', { name: 'Open Menu' }).last()
  await open.click()
  await calendar.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(open).toBeVisible()

  await page.context().clearCookies()
  const staff = await staffAccount(playwright, { name: 'numbers', site })
  await signIn(page, staff)
  await page.setViewportSize({ height: 900, width: 1680 })
  for (const path of ['/admin/numbers', '/admin/calendar', '/admin/board']) {
    const answer = await page.request.get(path, { headers: staff.headers })
    const body = await answer.text()
    expect(new URL(answer.url()).pathname).toBe('/admin')
    for (const word of ['Meera', 'Requests by month', 'unanswered over']) {
      expect(body, path).not.toContain(word)
    }
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('link', { exact: true, name: 'Board' })).toHaveCount(0)
  }
})
