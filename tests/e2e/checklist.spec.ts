import { axeInThemes } from '../harness/axeInThemes'
import { openPage } from '../harness/browser/openPage'
import { expect, test } from './fixtures'
import { signIn } from './signIn'
import { staffAccount } from './staffAccount'

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

test('[M24] [Y1] staff see what is left to do, fold it by keyboard, mend it where they are led, and see it done; axe finds nothing on their first screen', async ({
  page,
  playwright,
  request,
  site,
}) => {
  const staff = await staffAccount(playwright, { name: 'deepa', site })
  await signIn(page, staff)
  const checklist = page.getByRole('main').locator('details.checklist')
  const done = Number(/(\d+) of 12 done/.exec((await checklist.textContent()) ?? '')?.[1])
  expect(done).toBeGreaterThan(5)
  await expect(checklist).not.toContainText(/phone|GSTIN|SMTP/i)

  const link = page.getByRole('link', { name: 'Show photographs of your own work' })
  await expect(link).toBeVisible()
  await checklist.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await axeInThemes(page, 'the first screen of staff')

  await checklist.getByRole('link', { name: 'Our Founder' }).click()
  await page.waitForURL(/team-members\/[0-9a-f]{24}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.locator('#field-name').fill('Asha Rathore')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
  await openPage(page, '/admin')
  await expect(checklist).toContainText(`${done + 1} of 12 done`)
  await expect(checklist.getByRole('list', { name: 'Done' })).toContainText('Introduce the team')
  const data = { name: 'Our Founder', _status: 'published' }
  const path = `/api/team-members/${id}?overrideLock=true`
  expect((await request.patch(path, { data, headers: staff.headers })).status()).toBe(200)
})
