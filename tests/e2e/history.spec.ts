import type { Page } from 'playwright/test'
import { openPage, reloadPage } from '../harness/browser/openPage'
import { screens } from '../harness/pages/routes'
import { dialogOf, expectTyped, fillIn, openDialog } from './bookingForm'
import { expect, test } from './fixtures'

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

for (const { height, width } of screens.filter(({ width }) => width !== 768)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { height, width } })

    test('[P2] [P3] Back from a service should lead to the same place of the same list', async ({
      page,
    }) => {
      for (const path of ['/all-events#weddings', '/hi/all-catering#veg', '/all-events']) {
        await openPage(page, path)
        const shown = await cards(page).count()
        const card = cards(page).nth(shown - 2)
        await card.scrollIntoViewIfNeeded()
        const place = await top(page)
        expect(place).toBeGreaterThan(500)
        await card.getByRole('link').first().click()
        await expect(page).toHaveURL(/\/(events|catering)\//)
        await expect.poll(() => top(page)).toBe(0)
        await page.goBack()
        await expect(page).toHaveURL(path)
        await expect(cards(page)).toHaveCount(shown)
        await expect.poll(() => top(page), path).toBe(place)
      }
    })

    test('[B1] [B3] [Q4] Back should close the booking form, stay on the page and keep what was typed', async ({
      page,
    }) => {
      const typed = { name: 'Meera', phone: '9829210001' }
      await openPage(page, '/about')
      await openPage(page, '/')
      await openDialog(page)
      await fillIn(page, typed)
      await page.goBack()
      await expect(dialogOf(page)).toBeHidden()
      await expect(page).toHaveURL('/')
      await page.goForward()
      await expect(dialogOf(page)).toBeHidden()
      await openDialog(page)
      await expectTyped(page, typed)
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
      await expect(dialogOf(page)).toBeHidden()
      await expect.poll(() => marked(page)).toBe(false)
      await page.goBack()
      await expect(page).toHaveURL('/about')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { height: 844, width: 390 } })

  test('[G3] [G4] Back should close the lightbox, and then lead away, after a reload too', async ({
    page,
  }) => {
    await openPage(page, '/about')
    await openPage(page, '/gallery')
    const picture = page.locator('#event').getByRole('listitem').getByRole('link').first()
    await picture.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const place = await top(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/gallery')
    await expect.poll(() => top(page)).toBe(place)
    await picture.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => marked(page)).toBe(false)
    await expect.poll(() => top(page)).toBe(place)
    await picture.click()
    await expect.poll(() => marked(page)).toBe(true)
    await reloadPage(page)
    await expect.poll(() => marked(page)).toBe(false)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('[L6] Back should close the menu, and from a page of the menu lead to the page before', async ({
    page,
  }) => {
    await openPage(page, '/faqs')
    await openPage(page, '/about')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const openMenu = async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap()
      await expect.poll(() => marked(page)).toBe(true)
    }
    await openMenu()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/about')
    await openMenu()
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await openMenu()
    await menu.getByRole('link', { name: 'हिन्दी' }).tap()
    await expect(page).toHaveURL('/hi/about')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await openMenu()
    await menu.getByRole('link', { exact: true, name: 'Book' }).tap()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(page).toHaveURL('/faqs')
  })
})

const marked = (page: Page) =>
  page.evaluate(() => (history.state as { overlay?: boolean } | null)?.overlay === true)
