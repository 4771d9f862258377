import { type BrowserContext, expect, type Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'

interface Account {
  email: string
  password: string
}

/** The server may close an idle connection at the moment that it is used again. */
export const again = { maxRetries: 2 }

export const adminOf = (site: { adminEmail: string; adminPassword: string }): Account => ({
  email: site.adminEmail,
  password: site.adminPassword,
})

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The cookies of who signed in before, by account: checking a password takes a third of a second. */
const signedIn = new Map<string, Cookies>()

/** Signs the browser in by the API, which costs a fraction of the form, and opens nothing. */
export async function logIn(page: Page, account: Account) {
  const key = JSON.stringify([account.email, account.password])
  const cookies = signedIn.get(key)
  if (cookies) {
    await page.context().addCookies(cookies)
    const { user } = await (await getPage(page, '/api/users/me')).json()
    if (user?.email === account.email) return
  }
  await logInAgain(page, account)
  const set = await page.context().cookies()
  signedIn.set(
    key,
    set.filter(({ httpOnly }) => httpOnly),
  )
}

/** Signs in with the password, for a test of that: `logIn` takes the session of a test before. */
export async function logInAgain(page: Page, { email, password }: Account) {
  const data = { email, password }
  const answer = await page.request.post('/api/users/login', { ...again, data })
  expect(answer.status()).toBe(200)
}

/**
 * What the server sends when the browser opens an address, without a page to load: the cookie counts
 * only with the header that comes with every navigation.
 */
export const getPage = (page: Page, address: string, options: { maxRedirects?: number } = {}) =>
  page.request.get(address, { ...again, ...options, headers: { 'sec-fetch-site': 'none' } })

/** Signs in by the API and opens an address of the panel. */
export async function signIn(page: Page, account: Account, address = '/admin') {
  await logIn(page, account)
  await openPage(page, address)
}

/** Signs in as a person would, and waits for the panel. */
export async function signInByForm(page: Page, { email, password }: Account) {
  await openPage(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('status')).toHaveText('Login successful! Redirecting…')
  await page.waitForURL('**/admin')
}
