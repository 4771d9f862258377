import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** No violation of any rule and any impact, best practices included. */
export async function expectNoViolations(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, target }) => `${where}: ${id} at ${target}: ${failureSummary}`),
  )
  expect(told).toEqual([])
}
