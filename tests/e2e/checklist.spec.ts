import { expectNoViolations } from '../harness/axe'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

let staff: Awaited<ReturnType<typeof staffAccount>>

test.beforeAll(async ({ playwright, site }) => {
  staff = await staffAccount(playwright, { name: 'deepa', site })
})

test('[M24] staff should see what is left to do, mend it where they are led, and see it done', async ({
  page,
  request,
}) => {
  await signIn(page, staff)
  const checklist = page.getByRole('main').locator('details.checklist')
  const done = Number(/(\d+) of 11 done/.exec((await checklist.textContent()) ?? '')?.[1])
  expect(done).toBeGreaterThan(5)
  await expect(checklist).not.toContainText(/phone|GSTIN|SMTP/i)
  await checklist.getByRole('link', { name: 'Our Founder' }).click()
  await page.waitForURL(/team-members\/[0-9a-f]{24}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('#field-name').fill('Asha Rathore')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await page.goto('/admin')
  await expect(checklist).toContainText(`${done + 1} of 11 done`)
  await expect(checklist.getByRole('list', { name: 'Done' })).toContainText('Introduce the team')
  const data = { name: 'Our Founder', _status: 'published' }
  const path = `/api/team-members/${id}?overrideLock=true`
  expect((await request.patch(path, { data, headers: staff.headers })).status()).toBe(200)
})

test('[M24] the checklist should fold by keyboard', async ({ page }) => {
  await signIn(page, staff)
  const link = page.getByRole('link', { name: 'Show photographs of your own work' })
  await expect(link).toBeVisible()
  await page.getByRole('main').locator('details.checklist summary').focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test(`[Y1] axe should find nothing on the first screen of staff in ${colorScheme}`, async ({
      page,
    }) => {
      await signIn(page, staff)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolations(page, `${colorScheme} at ${width}`)
      }
    })
  })
}
