import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { expectNoViolations } from '../harness/pages/axe'
import { expect, test } from './fixtures'
import { adminOf, again, logInAgain } from './signIn'

test.use({ expectedErrors: /401|429|Failed to load/ })

const failedTry = { email: 'admin@example.com', password: 'not-the-password' }

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Login' }).click()

test('[A1] [A3] [A4] the page shows brand, card and form, ready to type; a failure is said, and cleared when it is tried again', async ({
  page,
}) => {
  await openPage(page, '/login')
  await expect(page.getByRole('banner')).toContainText('Admin panel')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await password.fill('hidden words')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('contentinfo')).toContainText(/© \d{4} .*All rights reserved/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  const status = page.getByRole('status')
  await expect(status).toHaveAttribute('aria-live', 'polite')
  await expect(status).toBeEmpty()
  await fillIn(page, { ...failedTry, email: 'nobody@example.com' })
  await submit(page)
  await expect(status).toHaveText('Login failed: The email or password provided is incorrect.')
  await expectNoViolations(page, 'the failure')

  let release = (): void => undefined
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/api/users/login', async (route) => {
    await held
    await route.abort()
  })
  await submit(page)
  await expect(status).toBeEmpty()
  release()
  await expect(status).toHaveText(/^Login failed: The server cannot be reached/)
  await expect(page).toHaveURL(/\/login$/)
})

test('[A1] the card should stay where its first part was painted', async ({ page }) => {
  await openPage(page, '/login')
  const top = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top)
  const whole = await top()
  // As when the rest of the page has not arrived yet.
  await page.locator('form, footer').evaluateAll((parts) => parts.forEach((part) => part.remove()))
  expect(await top()).toBe(whole)
})

test('[A5] success is said for 1000 ms, then the page is replaced', async ({ page, site }) => {
  await openPage(page, '/login?redirect=/admin/account')
  await fillIn(page, adminOf(site))
  await page.clock.install()
  // Far enough for the slowest machine: time cannot be set back.
  await page.clock.pauseAt(Date.now() + 600_000)
  await submit(page)
  await expect(page.getByRole('status')).toHaveText('Login successful! Redirecting\u2026')
  await page.clock.runFor(900)
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.clock.runFor(200)
  await page.waitForURL('**/admin/account')
  await page.clock.resume()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  expect(page.url()).not.toContain('/login')
})

test('[A5] another site is not where signing in leads', async ({ page, site }) => {
  await openPage(page, '/login?redirect=//evil.example')
  await page.route(`${site.url}/admin`, (route) => route.fulfill({ body: 'the panel' }))
  await fillIn(page, adminOf(site))
  await submit(page)
  await page.waitForURL(`${site.url}/admin`)
})

test('[A6] [V2] a stranger is slowed, and the owner still gets in', async ({
  browser,
  page,
  site,
}) => {
  await logInAgain(page, adminOf(site))
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const stranger = await elsewhere.newPage()
  const answers: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const answer = await stranger.request.post('/api/users/login', { data: failedTry })
    answers.push(answer.status())
  }
  expect(answers.slice(-2)).toEqual([429, 429])
  await openPage(stranger, '/login')
  await fillIn(stranger, failedTry)
  await submit(stranger)
  await expect(stranger.getByRole('status')).toHaveText(
    /^Login failed: Too many tries\. Wait \d+ (minutes|seconds), or choose a new password/,
  )
  await expectNoViolations(stranger, 'the limit')
  const owner = await stranger.request.post('/api/users/login', {
    ...again,
    data: adminOf(site),
  })
  expect(owner.status()).toBe(429)
  await elsewhere.close()

  await logInAgain(page, adminOf(site))
})

// everyPage.spec.ts does this for the others.
test('[Y1] [M22] axe finds nothing where a link of no account leads', async ({ page }) => {
  await page.goto('/login/reset?token=nothing')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page, `at ${width}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
