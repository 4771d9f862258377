import { expectNoViolations } from '../harness/axe'
import { expect, test } from './fixtures'
import { openRequest, requestDesk, signInAsAdmin } from './requestDesk'

// A refused save is told to the console by the browser.
test.use({ expectedErrors: /Failed to load resource/ })

test('[M10] every field should be edited, and the timeline say what it was', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829620001', name: 'Meera Edit' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Meera Edit' })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Phone').fill('+91 98290 12399')
  await expect(panel.getByLabel('Phone')).toHaveValue('9829012399')
  await panel.getByLabel('Guests').fill('300')
  await panel.getByLabel('Plan').selectOption({ label: 'Royal' })
  await panel.getByLabel('Food').selectOption({ label: 'Jain' })
  await panel.getByLabel('Email').fill('not an address')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  const summary = panel.getByRole('group', { name: 'One thing needs another look' })
  await expect(summary).toBeFocused()
  await expect(panel.getByLabel('Email')).toHaveAccessibleDescription(/Write the address like/)
  await expect(panel.getByLabel('Guests')).toHaveValue('300')
  await panel.getByLabel('Email').fill('meera@example.com')
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel.getByRole('status')).toContainText('Saved.')
  await expect(panel.getByRole('button', { exact: true, name: 'Edit' })).toBeFocused()
  const timeline = panel.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('Phone: +91 98296 20001 +91 98290 12399')
  await expect(timeline).toContainText('Food: Jain')
  expect(await desk.read(id)).toMatchObject({
    contactNumber: '9829012399',
    email: 'meera@example.com',
    numberOfGuests: 300,
    planTitle: 'Royal',
  })
})

test('[M10] the second of two should be told, and nothing be overwritten', async ({
  browser,
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({
    contactNumber: '9829620002',
    name: 'Arjun Two',
    venueTitle: 'Garden',
  })
  const context = await browser.newContext({ baseURL: site.url })
  const second = await context.newPage()
  await signInAsAdmin(page, site)
  await signInAsAdmin(second, site)
  const mine = await openRequest(page, { id, name: 'Arjun Two' })
  const theirs = await openRequest(second, { id, name: 'Arjun Two' })
  await mine.getByRole('button', { exact: true, name: 'Edit' }).click()
  await theirs.getByRole('button', { exact: true, name: 'Edit' }).click()
  await theirs.getByLabel('Venue', { exact: true }).fill('Hall')
  await theirs.getByLabel('Guests').fill('400')
  await theirs.getByLabel('Message').fill('Theirs')
  await theirs.getByRole('button', { name: 'Save changes' }).click()
  await expect(theirs.getByRole('status')).toContainText('Saved.')
  await context.close()

  await mine.getByLabel('Venue', { exact: true }).fill('Lawn')
  await mine.getByLabel('Message').fill('Mine')
  await mine.getByLabel('Name').fill('Arjun Two R.')
  await mine.getByRole('button', { name: 'Save changes' }).click()
  const told = mine.getByRole('group', { name: /changed this request while you were writing/ })
  await expect(told).toBeFocused()
  await expect(told).toContainText('Guests: 400')
  await expectNoViolations(page, 'the conflict')
  expect(await desk.read(id)).toMatchObject({ name: 'Arjun Two', venueTitle: 'Hall' })

  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(told).toContainText('Decide the marked fields first')
  await mine.getByRole('button', { name: 'Take theirs: Venue' }).click()
  await expect(mine.getByLabel('Venue', { exact: true })).toHaveValue('Hall')
  await mine.getByRole('button', { name: 'Use mine: Message' }).click()
  await mine.getByRole('button', { name: 'Save changes' }).click()
  await expect(mine.getByRole('status')).toContainText('Saved.')
  expect(await desk.read(id)).toMatchObject({
    message: 'Mine',
    name: 'Arjun Two R.',
    numberOfGuests: 400,
    venueTitle: 'Hall',
  })
})

test('[M10] a stage changed meanwhile should be told, not overwritten', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829620003', name: 'Kavita Late' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Kavita Late' })
  await desk.change(id, { status: 'confirmed' })
  await panel.getByRole('button', { name: /Kavita Late: New/ }).click()
  await page.getByRole('menuitem', { name: 'Quoted' }).click()
  await expect(panel.getByRole('alert')).toContainText('changed this request in the meantime')
  await expect(panel.getByRole('button', { name: /Kavita Late: Confirmed/ })).toBeVisible()
  expect((await desk.read(id)).status).toBe('confirmed')
})

test('[M10] [Q4] leaving should ask, and what was typed outlive a session that ended', async ({
  context,
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829620004', name: 'Farah Typed' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Farah Typed' })
  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Venue', { exact: true }).fill('Bani Park')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep writing' }).click()
  await expect(panel.getByLabel('Venue', { exact: true })).toHaveValue('Bani Park')

  await context.clearCookies()
  await panel.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await page.getByLabel('Email').fill(site.adminEmail)
  await page.getByLabel('Password', { exact: true }).fill(site.adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(panel.getByLabel('Venue', { exact: true })).toHaveValue('Bani Park')
  await expect(panel).toContainText('this is what you typed before')

  await context.clearCookies()
  await panel.getByRole('button', { name: 'Save changes' }).click()
  const ended = page.getByRole('dialog', { name: 'You have been logged out' })
  await ended.getByLabel('Password').fill(site.adminPassword)
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await expect(panel.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  expect((await desk.read(id)).venueTitle).toBe('Bani Park')

  await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
  await panel.getByLabel('Name').fill('Farah Wrong')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(panel).toBeHidden()
  await page.goto(`/admin?open=${id}`)
  await expect(panel.getByRole('button', { exact: true, name: 'Edit' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`[Y1] axe should find nothing in the form and its errors, ${theme} at 390 px`, async ({
    context,
    page,
    request,
    site,
  }) => {
    await context.addCookies([{ name: 'payload-theme', url: site.url, value: theme }])
    await page.setViewportSize({ height: 844, width: 390 })
    const desk = await requestDesk(request, site)
    const name = `Form ${theme}`
    const { id } = await desk.add({ contactNumber: '9829620005', name })
    await signInAsAdmin(page, site)
    const panel = await openRequest(page, { id, name })
    await panel.getByRole('button', { exact: true, name: 'Edit' }).click()
    await expectNoViolations(page, 'the form')
    await panel.getByLabel('Phone').fill('98290')
    await panel.getByRole('button', { name: 'Save changes' }).click()
    await expect(panel.getByText('One thing needs another look')).toBeVisible()
    await expectNoViolations(page, 'its errors')
  })
}
