import { axeInThemes } from '../harness/axeInThemes'
import { openPage } from '../harness/browser/openPage'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, again, getPage, logIn } from './signIn'
import { staffAccount } from './staffAccount'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page, site }) => logIn(page, adminOf(site)))

test('[M22] the account page lists sessions and ends the others', async ({
  page,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.url })
  const headers = await adminHeaders(elsewhere, site)
  const other = async () => (await elsewhere.get('/api/users/me', { ...again, headers })).json()
  expect(await other()).toMatchObject({ user: { email: site.adminEmail } })

  await openPage(page, '/admin/account')
  const list = page.getByRole('region', { name: 'Sessions' })
  await expect(list.getByRole('rowheader', { name: 'This one' })).toHaveCount(1)
  await expect(list.getByRole('rowheader', { name: 'Another browser' }).first()).toBeVisible()
  // The rest of that page is Payload's.
  await axeInThemes(page, 'the sessions', { within: '.sessions' })

  await list.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(list.getByRole('rowheader')).toHaveCount(1)
  expect(await other()).toMatchObject({ user: null })
  const mine = await (await getPage(page, '/api/users/me')).json()
  expect(mine).toMatchObject({ user: { email: site.adminEmail } })
  await elsewhere.dispose()
  await list.getByRole('button', { name: 'Log out everywhere', exact: true }).click()
  await page.waitForURL('**/login')
})

test('[M22] [U3] an admin ends the sessions of another, staff only their own', async ({
  page,
  playwright,
  site,
}) => {
  const { headers, id } = await staffAccount(playwright, { name: 'sessions', site })
  const request = await playwright.request.newContext({ baseURL: site.url })
  const admin = await (await getPage(page, '/api/users/me')).json()
  const refused = await request.post(`/api/users/${admin.user.id}/sessions/end`, { headers })
  expect(refused.status()).toBe(403)

  await openPage(page, `/admin/collections/users/${id}`)
  const list = page.getByRole('region', { name: 'Sessions' })
  await list.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(list.getByText('Not logged in anywhere.')).toBeVisible()
  expect(await (await request.get('/api/users/me', { ...again, headers })).json()).toMatchObject({
    user: null,
  })
  await request.dispose()
})
