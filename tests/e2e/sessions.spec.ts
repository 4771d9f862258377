import type { Locator, Page } from 'playwright/test'
import { databaseClient } from '../../src/database/databaseClient'
import { expectNoViolations } from '../harness/axe'
import { expect, test } from './fixtures'
import { signIn } from './signIn'

test.use({ expectedErrors: /40[013]|Failed to load|Error logging out/ })

const typed = 'Can we bring our own sweets?'

async function endAllSessions(databaseUri: string) {
  const client = databaseClient(databaseUri)
  await client
    .db()
    .collection('User')
    .updateMany({}, { $set: { sessions: [] } })
  await client.close()
}

/** The list puts its order into the address once its scripts run: only then does it hear of a logout. */
async function openList(page: Page) {
  await page.goto('/admin/collections/faqs')
  await page.waitForURL('**/faqs?*sort=order*')
}

async function startFaq(page: Page) {
  await page.goto('/admin/collections/faqs/create')
  await page.getByLabel('Question').fill(typed)
}

const lookBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

async function signInAgain(page: Page, account: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: 'You have been logged out' })
  await dialog.getByLabel('Email').fill(account.email)
  await dialog.getByLabel('Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
}

test.beforeEach(async ({ page, site }) => {
  await signIn(page, { email: site.adminEmail, password: site.adminPassword })
})

test('[U2] without unsaved work an ended session should lead to the login page and back', async ({
  page,
  site,
}) => {
  await openList(page)
  await endAllSessions(site.databaseUri)
  await lookBack(page)
  await page.waitForURL(/\/login\?redirect=%2Fadmin%2Fcollections%2Ffaqs/)
})

/** What stands in front where something is. */
const seenAt = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 5, top + 5)?.textContent
  })

test('[U1] a page that comes back should show Loading..., and itself once the server has confirmed', async ({
  page,
}) => {
  await openList(page)
  const data = page.getByRole('table')
  const loading = page.getByText('Loading...', { exact: true }).last()
  await expect(data).toBeVisible()
  let answer = (): void => undefined
  const held = new Promise<void>((go) => (answer = go))
  await page.route('**/api/users/me', async (route) => {
    await held
    await route.continue()
  })
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(loading).toBeVisible()
  expect(await seenAt(data)).toBe('Loading...')
  answer()
  await expect(loading).toBeHidden()
  expect(await seenAt(data)).not.toBe('Loading...')
})

test('[U2] an ended session should keep what was typed, and go on after signing in', async ({
  page,
  site,
}) => {
  const admin = { email: site.adminEmail, password: site.adminPassword }
  await startFaq(page)
  await endAllSessions(site.databaseUri)
  await lookBack(page)
  const dialog = page.getByRole('dialog', { name: 'You have been logged out' })
  await expect(dialog.getByLabel('Email')).toHaveValue(site.adminEmail)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await expectNoViolations(page, 'the dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()

  await signInAgain(page, { ...admin, password: 'not-the-password' })
  await expect(dialog.getByRole('status')).toHaveText(/^Login failed: The email or password/)
  await signInAgain(page, admin)
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Question')).toHaveValue(typed)
})

test('[U2] what is saved after the session ended should be saved once signed in', async ({
  page,
  site,
}) => {
  await startFaq(page)
  await endAllSessions(site.databaseUri)
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await signInAgain(page, { email: site.adminEmail, password: site.adminPassword })
  await page.waitForURL(/\/admin\/collections\/faqs\/[0-9a-f]{24}/)
  await expect(page.getByLabel('Question')).toHaveValue(typed)
})

test('[U2] when the time of a session is over, what was typed should stay', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await startFaq(page)
  await endAllSessions(site.databaseUri)
  await page.clock.runFor('08:00:10')
  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeVisible()
  await signInAgain(page, { email: site.adminEmail, password: site.adminPassword })
  await expect(page.getByRole('dialog', { name: 'You have been logged out' })).toBeHidden()
  await expect(page.getByLabel('Question')).toHaveValue(typed)
})

test('[U4] logging out in one tab should log out the others', async ({ context, page }) => {
  const other = await context.newPage()
  await openList(other)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await other.waitForURL('**/login')
})

test('[D13] [D14] a failed logout should be said, and work when tried again', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/api/users/logout', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Still signed in' })).toBeVisible()
  expect(said.join('\n')).toContain('Error logging out:')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL('**/login')
  expect(said).toContain('Logout successful')
})
