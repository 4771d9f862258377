import { expect, type Page } from 'playwright/test'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { openPage } from '../harness/browser/openPage'

/** Books from the home page as a visitor would; answers the reference of the notice. */
export async function book(page: Page, name: string, locale: Locale = 'en'): Promise<string> {
  const { booking, site } = messagesFor(locale)
  const { labels } = booking
  await openPage(page, paths.home(locale))
  await page.getByRole('main').getByRole('link', { name: site.actions.bookEvent }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(labels.name).fill(name)
  await dialog.getByLabel(labels.contactNumber).fill('+91 98290 12345')
  await dialog.getByLabel(labels.date).fill('2099-12-12')
  await dialog.getByLabel(labels.numberOfGuests).fill('250')
  await dialog.getByLabel(labels.venueTitle, { exact: true }).fill('Garden, Ajmer Road')
  await dialog.getByLabel(labels.venueDetails).fill('Haldi in the morning')
  await expect(dialog.getByLabel(labels.selectedService)).toHaveValue('event')
  await dialog.getByRole('button', { name: booking.submit }).click()
  await expect(dialog).toBeHidden()
  const status = page.getByRole('status').filter({ hasText: /JU-\w{4}-\w{2}/ })
  const reference = /JU-\w{4}-\w{2}/.exec(await status.innerText())?.[0] ?? ''
  await expect(status).toContainText(booking.received(name, reference))
  return reference
}
