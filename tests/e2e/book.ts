import { expect, type Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'

/** Books from the home page as a visitor would; answers the reference of the notice. */
export async function book(page: Page, name: string): Promise<string> {
  await openPage(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Contact number').fill('+91 98290 12345')
  await dialog.getByLabel('Date').fill('2099-12-12')
  await dialog.getByLabel('Number of guests').fill('250')
  await dialog.getByLabel('Venue', { exact: true }).fill('Garden, Ajmer Road')
  await dialog.getByLabel('Venue details').fill('Haldi in the morning')
  await expect(dialog.getByLabel('Service')).toHaveValue('event')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toBeHidden()
  const notice = page.getByRole('status').filter({ hasText: `Thank you, ${name}.` })
  await expect(notice).toContainText(/Request JU-\w{4}-\w{2} received\./)
  return /JU-\w{4}-\w{2}/.exec(await notice.innerText())?.[0] ?? ''
}
