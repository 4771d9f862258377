import type { Page } from 'playwright/test'
import { openPage, reloadPage } from '../harness/browser/openPage'
import { expectNoViolations, type Part } from '../harness/pages/axe'
import { screens } from '../harness/pages/routes'
import { alertOf, dialogOf, fillDialog, openDialog, requests, send } from './bookingForm'
import { expect, test } from './fixtures'

// What everyPage.spec.ts does for each page as it comes, this does for what opens on them.
const [phone, , desk] = screens

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone })

async function expectNoneAtAnyWidth(page: Page, where: string, within?: Part) {
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await expectNoViolations(page, `${where} at ${screen.width}`, within)
  }
  await page.setViewportSize(phone)
}

test('[Y1] axe should find nothing in the booking dialog, its details, its errors, its question, nor in what came back', async ({
  page,
}) => {
  await openPage(page, '/')
  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Tell us about your event' })
  await dialog.getByLabel('Name').fill('Meera')
  await expectNoneAtAnyWidth(page, 'the dialog')
  await dialog.getByText('More about the event').click()
  await dialog.getByText('Add details').click()
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expectNoneAtAnyWidth(page, 'the details', dialog)
  await dialog.getByText('Add details').click()
  await dialog.getByLabel('Contact number').fill('98290')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByText('Please check one field')).toBeVisible()
  await expectNoneAtAnyWidth(page, 'its errors', dialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Keep writing' })).toBeVisible()
  await expectNoneAtAnyWidth(page, 'its question', page.getByRole('alertdialog'))
  await reloadPage(page)
  await openDialog(page)
  await expect(dialogOf(page).getByText('What you typed before is still here.')).toBeVisible()
  await expectNoneAtAnyWidth(page, 'what came back', dialog)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load|Error adding document/ })

  test('[Y1] axe should find nothing in the notices of a request', async ({ context, page }) => {
    await fillDialog(page, { name: 'Meera', phone: '9829600002' })
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expectNoneAtAnyWidth(page, 'the notice that waits')
    await page.route(requests, (route) => route.abort())
    await context.setOffline(false)
    await expect(alertOf(page)).toBeVisible()
    await expectNoneAtAnyWidth(page, 'the notice of a failure')
  })
})

test('[Y1] axe should find nothing in the open lightbox', async ({ page }) => {
  await openPage(page, '/gallery')
  await page.locator('#catering').locator('..').getByRole('listitem').first().click()
  await expect(page.getByText('1 of 8')).toBeVisible()
  await expectNoneAtAnyWidth(page, 'the lightbox')
})

test('[Y1] axe should find nothing in an open answer and in the errors of Contact', async ({
  page,
}) => {
  await openPage(page, '/faqs')
  await page.getByRole('main').locator('summary').first().click()
  await expectNoneAtAnyWidth(page, 'an answer')
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectNoneAtAnyWidth(page, 'the errors of Contact')
})

test('[Y1] axe should find nothing in an open dropdown, nor in the mobile menu', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await openPage(page, '/')
  const menus = ['Event', 'Catering', 'More']
  for (const name of menus) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectNoViolations(page, name)
  }
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (const name of menus) {
    await page.getByRole('dialog').locator('summary', { hasText: name }).click()
    await expectNoViolations(page, `${name} in the mobile menu`)
  }
})
