import type { Locator, Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { pressUntil } from '../harness/browser/pressUntil'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /40[013]|Failed to load|Error logging out/,
})

const typed = 'Can we bring our own sweets?'

const endAllSessions = (site: { databaseUri: string }) =>
  siteDatabase(site)
    .collection('User')
    .updateMany({}, { $set: { sessions: [] } })

/**
 * Waits for what listens to the life of the page: once it hears that the page is left, it says so in
 * the document. Then the page comes back.
 */
async function openList(page: Page) {
  await page.goto('/admin/collections/faqs')
  await page.waitForFunction(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    return document.documentElement.dataset.session === 'checking'
  })
}

async function comeBack(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
}

async function startFaq(page: Page) {
  await openPage(page, '/admin/collections/faqs/create')
  await page.getByLabel('Question').fill(typed)
}

const lookBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const lostDialog = (page: Page) => page.getByRole('dialog', { name: 'You have been logged out' })

async function signInAgain(page: Page, account: { email: string; password: string }) {
  await lostDialog(page).getByLabel('Email').fill(account.email)
  await lostDialog(page).getByLabel('Password').fill(account.password)
  await lostDialog(page).getByRole('button', { name: 'Sign in' }).click()
}

test.beforeEach(({ page, site }) => logIn(page, adminOf(site)))

/** What stands in front where something is. */
const seenAt = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 5, top + 5)?.textContent
  })

test('[U1] [U2] a page that comes back shows Loading..., and itself once the server has confirmed; without unsaved work an ended session leads to the login page and back', async ({
  page,
  site,
}) => {
  const data = page.getByRole('table')
  const loading = page.getByText('Loading...', { exact: true }).last()
  await openList(page)
  await expect(data).toBeAttached()
  let answer = (): void => undefined
  const held = new Promise<void>((go) => (answer = go))
  await page.route('**/api/users/me', async (route) => {
    await held
    await route.continue()
  })
  await comeBack(page)
  await expect(loading).toBeVisible()
  expect(await seenAt(data)).toBe('Loading...')
  answer()
  await expect(loading).toBeHidden()
  await expect.poll(() => seenAt(data)).not.toBe('Loading...')

  await endAllSessions(site)
  await lookBack(page)
  await page.waitForURL(/\/login\?redirect=%2Fadmin%2Fcollections%2Ffaqs/)
})

test('[U2] an ended session keeps what was typed, and goes on after signing in; what is saved after it ended is saved once signed in', async ({
  page,
  site,
}) => {
  await startFaq(page)
  await expect(async () => {
    await endAllSessions(site)
    await lookBack(page)
    await expect(lostDialog(page)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(lostDialog(page).getByLabel('Email')).toHaveValue(site.adminEmail)
  await expect(lostDialog(page).getByLabel('Password')).toBeFocused()
  await axeInThemes(page, 'the dialog', { within: lostDialog(page) })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(lostDialog(page)).toBeVisible()

  await signInAgain(page, { ...adminOf(site), password: 'not-the-password' })
  await expect(lostDialog(page).getByRole('status')).toHaveText(
    /^Login failed: The email or password/,
  )
  await signInAgain(page, adminOf(site))
  await expect(lostDialog(page)).toBeHidden()
  await expect(page.getByLabel('Question')).toHaveValue(typed)

  await endAllSessions(site)
  await pressUntil(page.getByRole('button', { name: 'Save Draft' }), lostDialog(page))
  await signInAgain(page, adminOf(site))
  await page.waitForURL(/\/admin\/collections\/faqs\/[0-9a-f]{24}/)
  await expect(page.getByLabel('Question')).toHaveValue(typed)
})

test('[U2] when the time of a session is over, what was typed stays', async ({ page, site }) => {
  await page.clock.install()
  await startFaq(page)
  const { exp } = await (await getPage(page, '/api/users/me')).json()
  const left = exp * 1000 - (await page.evaluate(() => Date.now()))
  await endAllSessions(site)
  // A second before the end Payload's own timer is put off; React needs real time for that.
  await page.clock.runFor(left - 900)
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(lostDialog(page)).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [10] })
  await signInAgain(page, adminOf(site))
  await expect(lostDialog(page)).toBeHidden()
  await expect(page.getByLabel('Question')).toHaveValue(typed)
})

test('[D13] a failed logout from the menu of a phone is said above the menu, where it can be tapped', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, adminOf(site), '/admin/collections/faqs')
  await page.route('**/api/users/logout', (route) => route.fulfill({ status: 500, json: {} }))
  await page.locator('.nav-toggler:visible').first().click()
  await page.locator('.nav').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused()
  await page.locator('.logout-alert').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Still signed in')).toBeHidden()
})

test('[U4] [D13] [D14] a failed logout is said, works when tried again, and logs out the other tabs too', async ({
  context,
  page,
  site,
}) => {
  const other = await context.newPage()
  await openList(other)
  await comeBack(other)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await signIn(page, adminOf(site))
  await page.route('**/api/users/logout', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Still signed in' })).toBeVisible()
  expect(said.join('\n')).toContain('Error logging out:')
  expect(new URL(other.url()).pathname).toBe('/admin/collections/faqs')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForURL('**/login')
  expect(said).toContain('Logout successful')
  await other.waitForURL('**/login')
})
