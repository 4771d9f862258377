import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

/** What Payload's own markup has, which is not ours to mend: rule, and where. */
const known: [rule: string, target: RegExp][] = []

let staff: Awaited<ReturnType<typeof staffAccount>>

test.beforeAll(async ({ playwright, site }) => {
  staff = await staffAccount(playwright, { name: 'farah', site })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[Y1] axe should find nothing of ours in a list and a form in ${colorScheme}`, async ({
      page,
      request,
    }) => {
      await signIn(page, staff)
      const { docs } = await (await request.get('/api/services?limit=1&depth=0')).json()
      for (const path of ['', `/${docs[0].id}`]) {
        await page.goto(`/admin/collections/services${path}`, { waitUntil: 'networkidle' })
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect.soft(await violations(page), `${path || 'list'} at ${width}`).toEqual([])
        }
      }
    })
  })
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: String(target) })))
    .filter(({ id, target }) => !known.some(([rule, where]) => rule === id && where.test(target)))
    .map(({ id, target }) => `${id} at ${target}`)
}
