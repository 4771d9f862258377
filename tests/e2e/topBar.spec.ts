import { openPage } from '../harness/browser/openPage'
import { screens } from '../harness/pages/routes'
import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'

test('[L1] the top bar should hide on the way down and come back on the way up, at any width', async ({
  page,
}) => {
  await openPage(page, '/all-events')
  const bar = page.getByRole('banner')
  for (const { height, width } of screens) {
    await page.setViewportSize({ height, width })
    await expect(bar).toBeInViewport()
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, 1600)
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72)
    await page.mouse.wheel(0, 400)
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, -4000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(bar).toHaveAttribute('data-place', 'top')
  }
})

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[L1] [Y2] the bar should be there or not, without a movement', async ({ page }) => {
    await openPage(page, '/all-events')
    const bar = page.getByRole('banner')
    await page.mouse.wheel(0, 1600)
    await expect(bar).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(bar).toHaveAttribute('data-place', 'shown')
    await expect(bar).toBeInViewport({ ratio: 1 })
    const style = await bar.evaluate((element) => {
      const { animationName, transitionProperty } = getComputedStyle(element)
      return { animationName, moving: element.getAnimations().length, transitionProperty }
    })
    expect(style).toEqual({ animationName: 'none', moving: 0, transitionProperty: 'none' })
    await page.mouse.wheel(0, 400)
    await expect(bar).toHaveAttribute('data-place', 'top')
    await expect(bar).not.toBeInViewport()
  })
})

test('[Y1] [L1] a hidden bar should come back when the keyboard goes into it', async ({ page }) => {
  await openPage(page, '/all-events')
  const bar = page.getByRole('banner')
  await page.mouse.wheel(0, 1600)
  await expect(bar).not.toBeInViewport()
  await bar.getByRole('link', { name: 'About' }).focus()
  await expect(bar).toBeInViewport({ ratio: 1 })
})

test('[P5] [L8] from 1024 px on the bar should offer a call and WhatsApp, and all of it fit', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  const bar = page.getByRole('banner')
  const call = bar.getByRole('link', { name: 'Call +91 98290 12345' })
  const chat = bar.getByRole('link', { name: 'WhatsApp' })
  try {
    await admin.saveGlobal('site-settings', { phone: '9829012345', whatsapp: '9829012346' })
    for (const width of [1024, 1101, 1216, 1440]) {
      await page.setViewportSize({ height: 800, width })
      await page.goto('/')
      await expect(call).toBeVisible()
      await expect(call).toHaveAttribute('href', 'tel:+919829012345')
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919829012346/)
      const boxes = await bar.locator('a, button').evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => {
            const { bottom, left, right, top } = control.getBoundingClientRect()
            return { bottom, left, right, top }
          }),
      )
      const inOrder = [...boxes].sort((a, b) => a.left - b.left)
      for (const [index, box] of inOrder.entries()) {
        expect([width, box.left >= (inOrder[index - 1]?.right ?? 0)]).toEqual([width, true])
        expect([width, box.right <= width]).toEqual([width, true])
        expect([width, box.bottom - box.top <= 60]).toEqual([width, true])
      }
    }
    await page.setViewportSize({ height: 800, width: 1023 })
    await expect(call).toBeHidden()
    await expect(chat).toBeHidden()
  } finally {
    await admin.saveGlobal('site-settings', { phone: '0000000000', whatsapp: null })
  }
})

test('[R3] [R4] a list should leave to a wide screen and to the page of a service what it comes with', async ({
  page,
}) => {
  await page.setViewportSize({ height: 844, width: 390 })
  await openPage(page, '/all-catering')
  const card = page.getByRole('article').filter({ hasText: 'Wedding Catering' })
  await expect(card.getByText('Menu tasting')).toBeVisible()
  await expect(card.getByText('Main buffet')).toBeHidden()
  await page.setViewportSize({ height: 900, width: 1440 })
  await expect(card.getByText('Main buffet')).toBeVisible()
  await page.setViewportSize({ height: 844, width: 390 })
  await card.getByRole('link', { name: 'Wedding Catering' }).first().click()
  await expect(page.getByRole('main').getByText('Main buffet')).toBeVisible()
})
