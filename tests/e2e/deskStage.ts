import { expect, type Page } from 'playwright/test'
import type { ServedForTests } from '../harness/site/serveForTests'
import { adminOf, again, getPage, signIn } from './signIn'

/** The desk of a signed-in administrator, at an address of it. */
export const openDesk = (page: Page, site: ServedForTests, address = '/admin') =>
  signIn(page, adminOf(site), address)

export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { exact: true, name }) })

export const names = (page: Page) =>
  page.getByRole('main').locator('.bookings__row .bookings__name')

/** The names in the list at an address of the desk, as the server sends it to who is signed in. */
export async function namesAt(page: Page, address: string) {
  const answer = await getPage(page, address)
  expect([address, answer.status()]).toEqual([address, 200])
  const links = (await answer.text()).matchAll(
    /<td class="bookings__name".*?<a[^>]*>([^<]*)<\/a>/gs,
  )
  return [...links].map(([, name]) => name)
}

/** Changes a booking as another tab of the same administrator would. */
export async function changeElsewhere(
  page: Page,
  { data, id, site }: { data: object; id: string; site: ServedForTests },
) {
  const headers = { origin: site.url }
  const answer = await page.request.patch(`/api/bookings/${id}`, { ...again, data, headers })
  expect(answer.status()).toBe(200)
}

/** The open request; its name is the customer's. */
export const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The desk of a signed-in administrator with this request open. */
export async function openRequest(
  page: Page,
  { id, name, site }: { id: string | undefined; name: string; site: ServedForTests },
) {
  await openDesk(page, site, `/admin?open=${id}`)
  await expect(panelOf(page, name)).toBeVisible()
  return panelOf(page, name)
}
