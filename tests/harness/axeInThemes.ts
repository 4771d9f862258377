import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

interface Look {
  /** The layouts: the panel's only breakpoint lies between a phone and a desktop. */
  widths?: number[]
  /** Only this part of the page, where nothing else is ours or has changed. */
  within?: string
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
    await setTheme(page, 'light')
    expect(await violations(page, within, { rules }), `${where} at ${width}`).toEqual([])
    await setTheme(page, 'dark')
    const ofColours = colourRules.filter((rule) => !without.includes(rule))
    const inDark = await violations(page, within, { runOnly: ofColours })
    expect(inDark, `${where} at ${width}, dark`).toEqual([])
  }
  await setTheme(page, before)
}

/** Colours that change little by little are at their end at once. */
function setTheme(page: Page, theme: string | undefined) {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  }, theme)
}

async function violations(page: Page, within: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(runAxe, { options, within })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

function runAxe({ options, within }: { options: RunOptions; within: string }): Promise<AxeResults> {
  return (window as unknown as { axe: typeof axe }).axe.run(within, {
    ...options,
    resultTypes: ['violations'],
  })
}
