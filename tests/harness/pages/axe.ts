import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** No violation of any rule and any impact, best practices included. */
export async function expectNoViolations(page: Page, where: string) {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  expect(await violations(page), where).toEqual([])
}

interface Scope {
  /** Only this part of the page. */
  within?: string
  options?: RunOptions
}

/**
 * What axe finds, a line each. It runs in the page itself and collects only violations: a fifth of the
 * processor time of AxeBuilder's analyze(), which opens a second page for each run. It does not look
 * into frames.
 */
export async function violations(page: Page, { within = 'html', options = {} }: Scope = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(runAxe, { options, within })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

function runAxe({ options, within }: Required<Scope>): Promise<AxeResults> {
  return (window as unknown as { axe: typeof axe }).axe.run(within, {
    ...options,
    resultTypes: ['violations'],
  })
}
