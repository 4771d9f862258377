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
  for (const name of ['Calendar', 'Board', 'Numbers']) {
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
    await open.click({ timeout: 2000 })
    await expect(calendar).toBeVisible({ timeout: 2000 })
  }).toPass()
  await calendar.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expect(open).toBeVisible()
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
