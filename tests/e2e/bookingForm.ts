import { expect, type Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'

interface Typed {
  name: string
  /** Ten digits; each test has its own, since requests of one phone are limited. */
  phone: string
}

export const requests = '**/api/bookings?*'

/** Opens the dialog on the home page and fills in what the tests ask for afterwards. */
export async function fillDialog(page: Page, typed: Typed) {
  await openPage(page, '/')
  await openDialog(page)
  await fillIn(page, typed)
}

export async function fillIn(page: Page, { name, phone }: Typed) {
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Contact number').fill(phone)
  const details = dialog.getByLabel('Venue details')
  // On a phone it is folded.
  if (!(await details.isVisible())) await dialog.getByText('More about the event').click()
  await details.fill('Haldi in the garden')
}

export const openDialog = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()

export const dialogOf = (page: Page) => page.getByRole('dialog')

export const send = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Send request' }).click()

export const alertOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Nothing is lost' })

export const thanksTo = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `Thank you, ${name}.` })

/** Every word that fillDialog typed, wherever the form is now. */
export async function expectTyped(page: Page, { name, phone }: Typed) {
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
  await expect(dialog.getByLabel('Contact number')).toHaveValue(phone)
  await expect(dialog.getByLabel('Venue details')).toHaveValue('Haldi in the garden')
  await expect(dialog.getByLabel('Service')).toHaveValue('event')
}
