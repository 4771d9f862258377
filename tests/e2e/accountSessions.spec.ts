import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

test.beforeEach(async ({ page, site }) => {
  await signIn(page, { email: site.adminEmail, password: site.adminPassword })
})

/** Who the browser is signed in as. A cookie alone is not enough: the API wants to know the page. */
const whoIsIn = (page: Page): Promise<{ user: { email: string; id: string } | null }> =>
  page.evaluate(async () => (await fetch('/api/users/me')).json())

test('[M22] the account page should list sessions and end the others', async ({
  page,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(elsewhere, site)
  const other = async () => (await elsewhere.get('/api/users/me', { headers })).json()
  expect(await other()).toMatchObject({ user: { email: site.adminEmail } })

  await page.goto('/admin/account')
  const list = page.getByRole('region', { name: 'Sessions' })
  await expect(list.getByRole('rowheader', { name: 'This one' })).toHaveCount(1)
  await expect(list.getByRole('rowheader', { name: 'Another browser' }).first()).toBeVisible()
  // The rest of that page is Payload's.
  const { violations } = await new AxeBuilder({ page }).include('.sessions').analyze()
  expect(violations).toEqual([])

  await list.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(list.getByRole('rowheader')).toHaveCount(1)
  expect(await other()).toMatchObject({ user: null })
  expect(await whoIsIn(page)).toMatchObject({ user: { email: site.adminEmail } })
  await elsewhere.dispose()
  await list.getByRole('button', { name: 'Log out everywhere', exact: true }).click()
  await page.waitForURL('**/login')
})

test('[M22] [U3] an admin should end the sessions of another, staff only their own', async ({
  page,
  playwright,
  site,
}) => {
  const { headers, id } = await staffAccount(playwright, { name: 'sessions', site })
  const request = await playwright.request.newContext({ baseURL: site.url })
  const admin = await whoIsIn(page)
  const refused = await request.post(`/api/users/${admin.user?.id}/sessions/end`, { headers })
  expect(refused.status()).toBe(403)

  await page.goto(`/admin/collections/users/${id}`)
  const list = page.getByRole('region', { name: 'Sessions' })
  await list.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(list.getByText('Not logged in anywhere.')).toBeVisible()
  expect(await (await request.get('/api/users/me', { headers })).json()).toMatchObject({
    user: null,
  })
  await request.dispose()
})
