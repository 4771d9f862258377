import { expect, type Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { sessionToken } from '../harness/requests/sessionToken'
import { test } from '../harness/site/serverTest'
import { again } from './signIn'

const fresh = 'four-quiet-words-more'

test.describe.configure({ mode: 'serial' })

const linkIn = /href="([^"]+\/login\/reset\?token=[0-9a-f]{40})"/

let link: string

test('[M22] a link comes by mail, asked for from the login page', async ({ page, server }) => {
  await openPage(page, `${server.site.url}/login`)
  await page.getByRole('link', { name: 'Forgotten password?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten Password' })).toBeVisible()
  const words = await ask(page, 'nobody@example.com')
  expect(await ask(page, server.site.adminEmail)).toBe(words)
  expect(words).toMatch(/^If an account has this email, a link is on its way\./)
  await expectNoViolations(page, 'what was sent')
  const sent = () => server.mail.received.filter(({ raw }) => linkIn.test(raw))
  await expect.poll(() => sent().length).toBe(1)
  expect(sent()[0]?.to).toEqual([server.site.adminEmail])
  link = linkIn.exec(sent()[0]?.raw ?? '')?.[1] ?? ''
  expect(link).toContain(server.site.url)
})

test('[M22] [A5] a short or common password is refused at its field; a new one logs in here and out everywhere else', async ({
  browser,
  page,
  server,
}) => {
  const { adminEmail: email, adminPassword: password, url } = server.site
  const elsewhere = await browser.newContext({ baseURL: url })
  const before = await elsewhere.request.post('/api/users/login', { data: { email, password } })
  expect(before.status()).toBe(200)
  const headers = { authorization: `JWT ${sessionToken(before.headers()['set-cookie'])}` }
  const there = async () =>
    (await elsewhere.request.get('/api/users/me', { ...again, headers })).json()
  expect(await there()).toMatchObject({ user: { email } })

  await openPage(page, link)
  const field = page.getByLabel('New password')
  await field.fill('elevenchars')
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Choose a password of at least 12 characters.')
  await expectNoViolations(page, 'the short password')
  await field.fill('passwordpassword')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(field).toHaveAccessibleDescription(/^This password is easy to guess: /)
  await expect(field).toHaveValue('passwordpassword')

  await field.fill(fresh)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByRole('status')).toHaveText('New password saved. Redirecting\u2026')
  await page.waitForURL(`${url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  expect(await there()).toMatchObject({ user: null })
  const old = await elsewhere.request.post('/api/users/login', {
    ...again,
    data: { email, password },
  })
  expect(old.status()).toBe(401)
  await elsewhere.close()
})

test('[M22] a used link says so, and offers another', async ({ page }) => {
  await page.goto(link)
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible()
  await page.getByRole('link', { name: 'Send a new link' }).click()
  await expect(page).toHaveURL(/\/login\/forgot$/)
})

test('[M22] the pages of Payload lead to ours', async ({ request, server }) => {
  const at = async (path: string) =>
    (await request.get(server.site.url + path, { maxRedirects: 0 })).headers().location
  expect(await at('/admin/forgot')).toBe('/login/forgot')
  expect(await at('/admin/reset/0a1b')).toBe('/login/reset?token=0a1b')
})

async function ask(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).not.toBeEmpty()
  return page.getByRole('status').textContent()
}
