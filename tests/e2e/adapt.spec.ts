import { everyPage } from '../harness/routes'
import { expect, test } from './fixtures'

test.use({ expectedErrors: /404/ })

/** 1440 px at a zoom of 200 and 400 %, and the narrowest phone that WCAG knows. */
const narrow = [
  { width: 720, height: 450 },
  { width: 360, height: 225 },
  { width: 320, height: 640 },
]

for (const path of everyPage) {
  test(`[Y2] ${path} should need no sideways scrolling when zoomed`, async ({ page }) => {
    await page.goto(path)
    for (const screen of narrow) {
      await page.setViewportSize(screen)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([path, screen.width, over]).toEqual([path, screen.width, 0])
    }
  })

  test(`[Y2] ${path} should have targets that a finger hits`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    expect(await page.evaluate(smallTargets)).toEqual([])
  })

  test(`[Y2] ${path} should stand still for those who ask for it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 300)
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
  })
}

test('[Y2] buttons, fields and marks should be seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/all-catering', '/contact', '/booking']) {
    await page.goto(path)
    const bare = await page
      .locator('.btn, .field input, .field textarea, .field select')
      .evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility())
          .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) < 1)
          .map((control) => control.outerHTML.slice(0, 120)),
      )
    expect(bare).toEqual([])
  }
})

/** Everything to press is 24 px each way, but for links in running text (WCAG 2.5.8). */
function smallTargets() {
  const inText = (control: Element) => control.closest('p, dd, blockquote, li > p, [data-prose]')
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(
      (control) => !inText(control) && !control.matches('.skip, [type=hidden], [tabindex="-1"]'),
    )
    .map((control) => ({ box: control.getBoundingClientRect(), control }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ box, control }) => `${control.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)
}
