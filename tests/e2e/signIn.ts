import { expect, type Page } from 'playwright/test'

interface Account {
  email: string
  password: string
}

/** Signs in by the API, which costs a fraction of the form, and opens the panel. */
export async function signIn(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/users/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  await page.goto('/admin')
}

/** Signs in as a person would, and waits for the panel. */
export async function signInByForm(page: Page, { email, password }: Account) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status')).toHaveText('Login successful! Redirecting…')
  await page.waitForURL('**/admin')
}
