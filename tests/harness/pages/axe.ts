import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

/** The minified script, half the size of `axe.source`: the browser compiles it on each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Part of a page: a selector, or what a locator finds. */
export type Part = Locator | string

/** No violation of any rule and any impact, best practices included. */
export async function expectNoViolations(page: Page, where: string, within?: Part) {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  expect(await violations(page, { within }), where).toEqual([])
}

interface Scope {
  /** Only this part of the page. */
  within?: Part
  options?: axe.RunOptions
}

/**
 * What axe finds, a line each. It runs in the page itself and collects only violations: a fifth of the
 * processor time of AxeBuilder's analyze(), which opens a second page for each run. It does not look
 * into frames.
 */
export async function violations(page: Page, { within = 'html', options = {} }: Scope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const part = typeof within === 'string' ? within : await within.elementHandle({ timeout: 5000 })
  const found = await page.evaluate(runAxe, { options, part })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

interface Asked {
  options: axe.RunOptions
  part: Node | string
}

function runAxe({ options, part }: Asked): Promise<axe.AxeResults> {
  // A colour counts as it is in the end.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  return (window as unknown as { axe: typeof axe }).axe.run(part, {
    ...options,
    resultTypes: ['violations'],
  })
}
