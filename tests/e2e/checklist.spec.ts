import { openPage } from '../harness/browser/openPage'
import { pressUntil } from '../harness/browser/pressUntil'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { adminHeaders } from './adminHeaders'
import { expect, test } from './fixtures'
import { adminOf, getPage, logIn, signIn } from './signIn'
import { siteDatabase } from './siteDatabase'
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
  await page.waitForURL(/team-members\/[0-9a-f]{24}#field-name$/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await expect(page.locator('#field-name')).toBeFocused()
  const { headers } = staff
  const path = `/api/team-members/${id}?overrideLock=true`
  const hindi = (name: string) =>
    request.patch(`${path}&locale=hi`, { data: { name, _status: 'published' }, headers })
  const hindiName = (await (await request.get(`${path}&locale=hi&depth=0`)).json()).name
  expect((await hindi('आशा राठौड़')).status()).toBe(200)
  await page.reload()
  await page.locator('#field-name').fill('Asha Rathore')
  await pressUntil(
    page.getByRole('button', { name: 'Publish changes' }),
    page.getByText('Updated successfully.'),
  )
  await openPage(page, '/admin')
  await expect(checklist).toContainText(`${done + 1} of 12 done`)
  await expect(checklist.getByRole('list', { name: 'Done' })).toContainText('Introduce the team')
  const data = { name: 'Our Founder', _status: 'published' }
  expect((await hindi(hindiName)).status()).toBe(200)
  expect((await request.patch(path, { data, headers })).status()).toBe(200)
})

test('[M24] [P14] the checklist reads the content again only after a change', async ({
  page,
  request,
  site,
}) => {
  const headers = await adminHeaders(request, site)
  await logIn(page, adminOf(site))
  const globals = siteDatabase(site).collection<{ fssai?: string }>('globals')
  const settings = { globalType: 'site-settings' }
  const store = async (fssai: string | null) => {
    const data = { fssai }
    const answer = await request.post('/api/globals/site-settings', { data, headers })
    expect(answer.status()).toBe(200)
  }
  const isDone = async () => {
    const html = await (await getPage(page, '/admin')).text()
    return html.includes('<li>Your FSSAI number</li>')
  }
  const { fssai } = (await globals.findOne(settings)) ?? {}
  await store(null)
  expect(await isDone()).toBe(false)
  await globals.updateOne(settings, { $set: { fssai: '10012345678901' } })
  expect(await isDone()).toBe(false)
  await store('10012345678901')
  expect(await isDone()).toBe(true)
  await store(fssai ?? null)
})

test.describe('the hours of the business', () => {
  test.use({ expectedErrors: /400/ })

  test('[M24] [O4] the checklist leads the owner to the hours, which are chosen by day and time', async ({
    page,
    request,
    site,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const headers = await adminHeaders(request, site)
    const { openingHours } = await (
      await request.get('/api/globals/site-settings', { headers })
    ).json()
    const store = (lines: string[]) =>
      request.post('/api/globals/site-settings', { data: { openingHours: lines }, headers })
    expect((await store([])).status()).toBe(200)

    await signIn(page, adminOf(site), '/admin/globals/site-settings#field-openingHours')
    const hours = page.locator('#field-openingHours')
    await hours.getByRole('button', { name: 'Add hours' }).click()
    await hours.getByRole('checkbox', { name: 'Sunday' }).uncheck()
    await hours.getByLabel('Closes').fill('')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await pressUntil(save, hours.filter({ hasText: 'Choose at least one day' }))
    await hours.getByLabel('Closes').fill('21:30')
    await pressUntil(save, page.getByText('Updated successfully.'))
    const saved = await (await request.get('/api/globals/site-settings', { headers })).json()
    expect(saved.openingHours).toEqual(['Mo-Sa 10:00-21:30'])
    expect((await store(openingHours ?? [])).status()).toBe(200)
  })
})
