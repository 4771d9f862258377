import axe, { type AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

/**
 * No violation of any rule and any impact, best practices included. It runs in the page itself, with
 * nothing collected but violations: a fifth of the processor time that AxeBuilder's analyze() needs,
 * which opens a second page for each run. It does not look into frames, so there must be none.
 */
export async function expectNoViolations(page: Page, where: string) {
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(runAxe)
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ failureSummary, target }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`,
    ),
  )
  expect(told).toEqual([])
}

function runAxe(): Promise<AxeResults> {
  return (window as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
  })
}
