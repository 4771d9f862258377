import { expectNoViolations } from '../harness/axe'
import { everyPage, screens } from '../harness/routes'
import { alertOf, dialogOf, fillDialog, openDialog, requests, send } from './bookingForm'
import { expect, test } from './fixtures'

// A page that is not there answers 404, which the browser tells the console.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404/ })

for (const path of everyPage) {
  test(`[Y1] axe should find nothing on ${path} at any width`, async ({ page }) => {
    await page.goto(path)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await expectNoViolations(page, `${path} at ${screen.width}`)
    }
  })
}

for (const screen of screens) {
  test.describe(`at ${screen.width} px`, () => {
    test.use({ viewport: screen })

    test('[Y1] axe should find nothing in the booking dialog, its errors and its question', async ({
      page,
    }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.getByRole('main').getByRole('link', { name: 'Book Event' }).click()
      const dialog = page.getByRole('dialog', { name: 'Tell us about your event' })
      await dialog.getByLabel('Name').fill('Meera')
      await expectNoViolations(page, 'the dialog')
      await dialog.getByLabel('Contact number').fill('98290')
      await dialog.getByRole('button', { name: 'Send request' }).click()
      await expect(dialog.getByText('One thing needs another look')).toBeVisible()
      await expectNoViolations(page, 'its errors')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Keep writing' })).toBeVisible()
      await expectNoViolations(page, 'its question')
    })

    test('[Y1] axe should find nothing in the added details, nor in what came back', async ({
      page,
    }) => {
      await fillDialog(page, { name: 'Meera', phone: '9829600001' })
      await dialogOf(page).getByText('Add details').click()
      await expectNoViolations(page, 'the details')
      await page.reload({ waitUntil: 'networkidle' })
      await openDialog(page)
      await expect(dialogOf(page).getByText('Kept from your last visit.')).toBeVisible()
      await expectNoViolations(page, 'what came back')
    })

    test.describe('without a network', () => {
      test.use({ expectedErrors: /Failed to load|Error adding document/ })

      test('[Y1] axe should find nothing in the notices of a request', async ({
        context,
        page,
      }) => {
        await fillDialog(page, { name: 'Meera', phone: '9829600002' })
        await context.setOffline(true)
        await send(page)
        await expect(page.getByText('You are offline.')).toBeVisible()
        await expectNoViolations(page, 'the notice that waits')
        await page.route(requests, (route) => route.abort())
        await context.setOffline(false)
        await expect(alertOf(page)).toBeVisible()
        await expectNoViolations(page, 'the notice of a failure')
      })
    })

    test('[Y1] axe should find nothing in the open lightbox', async ({ page }) => {
      await page.goto('/gallery', { waitUntil: 'networkidle' })
      await page.locator('#catering').locator('..').getByRole('listitem').first().click()
      await expect(page.getByText('1 of 8')).toBeVisible()
      await expectNoViolations(page, 'the lightbox')
    })

    test('[Y1] axe should find nothing in an open answer and in the errors of Contact', async ({
      page,
    }) => {
      await page.goto('/faqs', { waitUntil: 'networkidle' })
      await page.getByRole('main').locator('summary').first().click()
      await expectNoViolations(page, 'an answer')
      await page.goto('/contact', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectNoViolations(page, 'the errors of Contact')
    })
  })
}

test('[Y1] axe should find nothing in an open dropdown', async ({ page }) => {
  await page.setViewportSize(screens[2])
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const name of ['Event', 'Catering', 'More']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expectNoViolations(page, name)
  }
})

test('[Y1] axe should find nothing in the mobile menu', async ({ page }) => {
  await page.setViewportSize(screens[0])
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  for (const name of ['Event', 'Catering', 'More']) {
    await page.getByRole('dialog').locator('summary', { hasText: name }).click()
    await expectNoViolations(page, name)
  }
})
