import type { APIRequestContext, Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 390, height: 844 } })

test.describe('[P5] [L10] WhatsApp', () => {
  test('should not be offered without a mobile number', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
    await expect(reach(page).getByRole('link', { name: 'Call' })).toBeVisible()
  })

  test('should name the page it is written from', async ({ page, request, site }) => {
    const save = await saver(request, site)
    await save({ whatsapp: '9829012345' })
    await openPage(page, '/all-events')
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    const link = reach(page).getByRole('link', { name: 'WhatsApp' })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919829012345\?text=Hello/)
    await link.click()
    await expect(link).toHaveAttribute('href', /All%20Events/)

    await page.goto('/contact')
    const own = page.getByRole('main').getByRole('link', { name: 'WhatsApp' })
    await expect(own).toHaveAttribute('href', /^https:\/\/wa\.me\/919829012345\?text=.*Contact/)
    await save({ whatsapp: null })
  })

  test('should carry what was typed on the booking page, beside a call', async ({
    page,
    request,
    site,
  }) => {
    const save = await saver(request, site)
    await save({ whatsapp: '9829012345' })
    await openPage(page, '/booking')
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.getByLabel('Date').fill('2099-12-12')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Call/ })).toBeVisible()
    const chat = main.getByRole('link', { name: 'WhatsApp' })
    await chat.click()
    await expect(chat).toHaveAttribute('href', /12%20Dec(ember)?%202099/)
    await save({ whatsapp: null })
  })

  test.describe('on the page that is not there', () => {
    test.use({ expectedErrors: /404/ })

    test('[R16] should be offered beside Book', async ({ page, request, site }) => {
      const save = await saver(request, site)
      await save({ whatsapp: '9829012345' })
      await page.goto('/nothing')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: /Book/ })).toBeVisible()
      await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /text=.*not%20found/i,
      )
      await save({ whatsapp: null })
    })
  })
})

const reach = (page: Page) => page.getByRole('navigation', { name: 'Call or message us' })

/** Changes the settings as an administrator would. */
async function saver(
  request: APIRequestContext,
  site: { adminEmail: string; adminPassword: string },
) {
  const headers = await adminHeaders(request, site)
  return async (settings: object) => {
    const answer = await request.post('/api/globals/site-settings', { data: settings, headers })
    expect(answer.status()).toBe(200)
  }
}
