import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

let staff: Awaited<ReturnType<typeof staffAccount>>

test.beforeAll(async ({ playwright, site }) => {
  staff = await staffAccount(playwright, { name: 'farah', site })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[Y1] [O2] axe should find nothing in the places of a list in ${colorScheme}`, async ({
      page,
    }) => {
      await signIn(page, staff)
      await page.goto('/admin/collections/services', { waitUntil: 'networkidle' })
      await expectOursClean(page, 'at rest')
      const order = page.getByRole('spinbutton').first()
      await order.fill('-1')
      await order.press('Enter')
      await expect(page.getByRole('alert').filter({ hasText: 'whole number' })).toBeVisible()
      await expectOursClean(page, 'refused')
    })
  })
}

/** Ours alone. Payload's lists have no main landmark, which the rule `region` is about. */
async function expectOursClean(page: Page, where: string) {
  const axe = new AxeBuilder({ page }).include('.order-cell').disableRules('region')
  const { violations } = await axe.analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target}`),
  )
  expect(told, where).toEqual([])
}
