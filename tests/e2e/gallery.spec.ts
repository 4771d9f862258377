import type { Page } from 'playwright/test'
import { openPage } from '../harness/browser/openPage'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'

const galleries = { catering: 'Catering', event: 'Events' } as const

test('[R5] [G1] two galleries of eight should stand in the order of the CMS', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  await page.goto('/gallery')
  for (const [kind, heading] of Object.entries(galleries)) {
    const section = page.locator(`#${kind}`)
    await expect(section.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    const where = `where[gallery][equals]=${kind}&sort=order&depth=1&limit=50`
    const { docs } = await (await request.get(`/api/gallery-images?${where}`, { headers })).json()
    const links = section.getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(8)
    await expect(links).toContainText(docs.map(({ title }: { title: string }) => title))
    await expect(links.getByRole('img')).toHaveCount(8)
    for (const [index, { image }] of docs.entries()) {
      await expect(links.nth(index).getByRole('img')).toHaveAttribute('alt', image.alt)
    }
  }
})

test('[G2] [G3] [G4] the lightbox should come when it is asked for, and follow swipes, buttons and keys', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      asked.push(request.resourceType())
  })
  // What the page itself asks for must be there before the first use is measured.
  await openPage(page, '/gallery')
  await page.waitForLoadState('networkidle')
  const lightbox = page.getByRole('dialog')
  const counter = lightbox.getByRole('status')

  await test.step('it costs nothing before its first use', async () => {
    const before = asked.length
    await thumbnails(page, 'catering').first().click()
    await expect(lightbox).toBeVisible()
    expect(asked.slice(before)).toContain('script')
    expect(asked.slice(before)).toContain('stylesheet')
  })

  await test.step('a swipe shows the next picture, already fetched', async () => {
    const next = await thumbnails(page, 'catering').nth(1).locator('img').getAttribute('alt')
    const ahead = lightbox.getByAltText(next ?? '', { exact: true })
    await expect
      .poll(() =>
        ahead.evaluate(({ complete, currentSrc }: HTMLImageElement) => complete && currentSrc),
      )
      .toMatch(/\.avif\?v=/)
    await expect(ahead).not.toBeInViewport()
    const { height, width } = page.viewportSize() ?? { height: 0, width: 0 }
    await page.mouse.move(width * 0.7, height / 2)
    await page.mouse.down()
    await page.mouse.move(width * 0.3, height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(counter).toContainText('2 of 8')
    await expect(ahead).toBeInViewport()
    await lightbox.getByRole('button', { name: 'Close' }).click()
    await expect(lightbox).toBeHidden()
  })

  await test.step('it wraps around at both ends, one gallery at a time', async () => {
    for (const [kind, heading] of Object.entries(galleries)) {
      await thumbnails(page, kind).first().click()
      await expect(page.getByRole('dialog', { name: `Pictures: ${heading}` })).toBeVisible()
      await expect(counter).toContainText('1 of 8')
      await lightbox.getByRole('button', { name: 'Previous picture' }).click()
      await expect(counter).toContainText('8 of 8')
      const last = await thumbnails(page, kind).last().locator('img').getAttribute('alt')
      await expect(lightbox.getByRole('img', { name: last ?? '', exact: true })).toBeVisible()
      await lightbox.getByRole('button', { name: 'Next picture' }).click()
      await expect(counter).toContainText('1 of 8')
      await lightbox.getByRole('button', { name: 'Close' }).click()
      await expect(lightbox).toBeHidden()
    }
  })

  await test.step('keys move and close it, and the focus comes back', async () => {
    const third = thumbnails(page, 'event').nth(2)
    await third.focus()
    await page.keyboard.press('Enter')
    await expect(counter).toContainText('3 of 8')
    await page.keyboard.press('ArrowRight')
    await expect(counter).toContainText('4 of 8')
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(counter).toContainText('3 of 8', { timeout: 3000 })
    }).toPass()
    for (const name of ['Close', 'Previous picture', 'Next picture']) {
      await page.keyboard.press('Tab')
      await expect(lightbox.getByRole('button', { name })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus, header :focus, footer :focus')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(third).toBeFocused()
  })

  await test.step('a picture opens also when it is pressed before the page knows that the one before is closed', async () => {
    const links = thumbnails(page, 'event')
    await links.first().click()
    await expect(counter).toContainText('1 of 8')
    await links.nth(2).evaluate((link) => {
      const { close } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.close = function closeAndPress() {
        HTMLDialogElement.prototype.close = close
        this.close()
        ;(link as HTMLElement).click()
      }
    })
    await lightbox.getByRole('button', { name: 'Close' }).click()
    await expect(counter).toContainText('3 of 8')
    await page.goBack()
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL(/\/gallery$/)
  })
})

test.describe('when its script does not come', () => {
  test.use({ expectedErrors: /Failed to load|ERR_FAILED|ChunkLoadError/ })

  test('[G4] a thumbnail should lead to its picture', async ({ page }) => {
    await openPage(page, '/gallery')
    await page.route('**/_next/static/**', (route) => route.abort())
    await thumbnails(page, 'catering').first().click()
    await page.waitForURL('**/api/media/file/**')
  })
})

test('[G4] [P15] without scripts a thumbnail should lead to its picture', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/gallery#event')
  await expect(page.locator('#event')).toBeInViewport()
  const [response] = await Promise.all([
    page.waitForResponse('**/api/media/file/**', { timeout: 60_000 }),
    thumbnails(page, 'event').first().click(),
  ])
  expect(response.headers()['content-type']).toMatch(/^image\//)
  await page.waitForURL('**/api/media/file/**')
  await context.close()
})

function thumbnails(page: Page, kind: string) {
  return page.locator(`#${kind}`).getByRole('listitem').getByRole('link')
}
