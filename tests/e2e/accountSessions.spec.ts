import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
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
  const elsewhere = await playwright.request.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const headers = await adminHeaders(elsewhere, site)
  const other = async () => (await elsewhere.get('/api/users/me', { ...again, headers })).json()
  expect(await other()).toMatchObject({ user: { email: site.adminEmail } })

  await openPage(page, '/admin/account')
  const list = page.getByRole('region', { name: 'Sessions' })
  const system = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' }[process.platform as 'linux']
  await expect(list.getByRole('rowheader', { name: 'this browser' })).toHaveText(
    `Chrome on ${system}this browser`,
  )
  await expect(
    list.getByRole('rowheader', { name: 'Firefox on Windows', exact: true }),
  ).toBeVisible()
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

test.describe('the form of the own account', () => {
  test.use({ expectedErrors: /400|Failed to load/ })

  test('[M22] the account form asks for the current password, says what is wrong at its field, and keeps what was typed', async ({
    page,
    playwright,
    site,
  }) => {
    const account = await staffAccount(playwright, { name: 'own-password', site })
    const fresh = 'four-quiet-words-more'
    await page.context().clearCookies()
    await logIn(page, account)
    await openPage(page, '/admin/account')
    const current = page.getByLabel('Current password')
    // Payload's form ignores the button until it has taken over what was typed.
    const save = async () => {
      let status = 0
      await expect(async () => {
        const save = page.getByRole('button', { name: 'Save', exact: true })
        // Payload offers a save that was refused again only after typing.
        if (await save.isDisabled()) {
          const typed = await current.inputValue()
          await current.fill('')
          await current.fill(typed)
        }
        const [saved] = await Promise.all([
          page.waitForResponse((answer) => answer.request().method() === 'PATCH', {
            timeout: 5000,
          }),
          save.click({ timeout: 5000 }),
        ])
        status = saved.status()
      }).toPass()
      return status
    }
    // Payload's answer to the typing may come after that to the save, and clears the error.
    const refused = (why: RegExp | string) =>
      expect(async () => {
        expect(await save()).toBe(400)
        const reason = page.getByText(why)
        await expect(reason).toBeVisible({ timeout: 3000 })
        const cut = (text: HTMLElement) => text.scrollWidth - text.clientWidth
        expect(await reason.evaluate(cut, undefined, { timeout: 1000 })).toBeLessThanOrEqual(0)
      }).toPass()
    await expect(current).toHaveCount(0)
    await page.getByRole('button', { name: 'Change password', exact: true }).click()
    await page.getByLabel('New password').fill('passwordpassword')
    await page.getByLabel('Confirm Password').fill('passwordpassword')
    await current.fill(account.password)
    // Payload hides the reason on a phone.
    const usual = page.viewportSize()
    await page.setViewportSize({ height: 844, width: 390 })
    await refused(/^This password is easy to guess: /)
    if (usual) await page.setViewportSize(usual)

    await page.getByLabel('New password').fill(fresh)
    await page.getByLabel('Confirm Password').fill(fresh)
    await expect(current).toHaveValue(account.password)
    await current.fill('not-the-password')
    await refused('This is not your current password.')
    await expect(page.getByLabel('New password')).toHaveValue(fresh)

    await current.fill(account.password)
    expect(await save()).toBe(200)
    await expect(page.getByText('The new password is saved.')).toBeVisible()
    await expect(current).toHaveCount(0)
    await logIn(page, { ...account, password: fresh })

    // Nothing of the change is left in the form: the name alone needs no password.
    await page.getByLabel('Name', { exact: true }).fill('Asha Sharma')
    await expect(current).toHaveCount(0)
    expect(await save()).toBe(200)
    await page.getByLabel('Email').fill('own-address@example.com')
    await current.fill(fresh)
    expect(await save()).toBe(200)
  })
})
