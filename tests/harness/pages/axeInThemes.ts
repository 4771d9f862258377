import { expect, type Page } from 'playwright/test'
import { type Part, violations } from './axe'

interface Look {
  /** The layouts: the panel's only breakpoint lies between a phone and a desktop. */
  widths?: number[]
  /** Only this part of the page, where nothing else is ours or has changed. */
  within?: Part
  /** Rules that do not apply to it. */
  without?: string[]
}

/** What a theme changes: everything else that axe looks at is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Nothing to find in any layout, in the panel's light and dark. */
export async function axeInThemes(page: Page, where: string, look: Look = {}) {
  const { widths = [390, 1440], within = 'html', without = [] } = look
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  for (const width of widths) {
    // Even the same size again is a resize to the page, which ends what is dragged.
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ height: 900, width })
    const ofColours = colourRules.filter((rule) => !without.includes(rule))
    for (const [theme, options] of [
      ['light', { rules }],
      ['dark', { runOnly: ofColours }],
    ] as const) {
      // Payload's menu opens and closes some time after a resize, and fades meanwhile.
      await expect(async () => {
        await setTheme(page, theme)
        const found = await violations(page, { within, options })
        expect(found, `${where} at ${width}, ${theme}`).toEqual([])
      }).toPass({ timeout: 60_000 })
    }
  }
  await setTheme(page, before)
}

/** Colours that change little by little are at their end at once. */
export function setTheme(page: Page, theme: string | undefined) {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  }, theme)
}
