import { expect, test } from './fixtures'

test('[Y2] buttons, fields and marks should be seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/all-catering', '/contact', '/booking']) {
    await page.goto(path)
    const controls = page.locator('.btn, .field input, .field textarea, .field select')
    await expect(controls).not.toHaveCount(0)
    const bare = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        .filter((control) => parseFloat(getComputedStyle(control).borderTopWidth) < 1)
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(bare).toEqual([])
  }
  await page.goto('/')
  await expect(page.locator('#plans article > [aria-hidden] > svg')).toHaveCount(3)
  for (const shape of await page.locator('#plans article > [aria-hidden] > svg').all()) {
    await expect(shape).toBeHidden()
  }
})
