import { expectNoViolations } from '../harness/axe'
import { expect, test } from './fixtures'
import { signInByForm } from './signIn'

test.use({ expectedErrors: /401|429|Failed to load/ })

const failedTry = { email: 'admin@example.com', password: 'not-the-password' }

test('[A1] [A2] [A3] the page should show brand, card and form, ready to type', async ({
  page,
}) => {
  await page.goto('/login')
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
})

test('[A4] [A6] a failure should be said, and cleared when it is tried again', async ({ page }) => {
  await page.goto('/login')
  const status = page.getByRole('status')
  await expect(status).toHaveAttribute('aria-live', 'polite')
  await expect(status).toBeEmpty()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill(failedTry.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(status).toHaveText('Login failed: The email or password provided is incorrect.')
  await expectNoViolations(page, 'the failure')

  let release = (): void => undefined
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/api/users/login', async (route) => {
    await held
    await route.abort()
  })
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(status).toBeEmpty()
  release()
  await expect(status).toHaveText(/^Login failed: The server cannot be reached/)
  await expect(page).toHaveURL(/\/login$/)
})

test('[A5] success should be said for 1000 ms, then the page be replaced', async ({
  page,
  site,
}) => {
  await page.goto('/login?redirect=/admin/account')
  await page.getByLabel('Email').fill(site.adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.clock.install()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status')).toHaveText('Login successful! Redirecting\u2026')
  await page.clock.runFor(900)
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.clock.runFor(200)
  await page.waitForURL('**/admin/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  expect(page.url()).not.toContain('/login')
})

test('[A5] another site should not be where signing in leads', async ({ page, site }) => {
  await page.goto('/login?redirect=//evil.example')
  await page.getByLabel('Email').fill(site.adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`${site.url}/admin`)
})

test('[A6] [V2] a stranger should be slowed, and the owner still get in', async ({
  browser,
  page,
  site,
}) => {
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const stranger = await elsewhere.newPage()
  await stranger.goto('/login')
  const answers: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const answer = await stranger.request.post('/api/users/login', { data: failedTry })
    answers.push(answer.status())
  }
  expect(answers.slice(-2)).toEqual([429, 429])
  await stranger.getByLabel('Email').fill(failedTry.email)
  await stranger.getByLabel('Password', { exact: true }).fill(failedTry.password)
  await stranger.getByRole('button', { name: 'Login' }).click()
  await expect(stranger.getByRole('status')).toHaveText(
    /^Login failed: Too many tries\. Wait \d+ (minutes|seconds), or choose a new password/,
  )
  await expectNoViolations(stranger, 'the limit')
  await elsewhere.close()

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await signInByForm(page, { email: site.adminEmail, password: site.adminPassword })
})

for (const path of ['/login', '/login/forgot', '/login/reset', '/login/reset?token=nothing']) {
  test(`[Y1] [M22] axe should find nothing on ${path}`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expectNoViolations(page, `${path} at ${width}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
}
