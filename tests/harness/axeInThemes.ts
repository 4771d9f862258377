import type { Page } from 'playwright/test'
import { expectNoViolations } from './axe'

const widths = [390, 1024, 1440]

/** Nothing to find at any width, in the panel's light and dark. */
export async function axeInThemes(page: Page, where: string) {
  for (const width of widths) {
    await page.setViewportSize({ height: 900, width })
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
      await expectNoViolations(page, `${where} at ${width}, ${theme}`)
    }
  }
}
