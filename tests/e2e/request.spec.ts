import { expectNoViolations } from '../harness/axe'
import { adminApi } from '../harness/adminApi'
import { expect, test } from './fixtures'
import { openRequest, panelOf, requestDesk, signInAsAdmin } from './requestDesk'
import { signIn } from './signIn'

const staff = { email: 'request-staff@example.com', password: 'correct-horse-battery' }

test('[M3] the name of a row should open its request, and Escape lead back to the row', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { reference } = await desk.add({
    contactNumber: '9829610001',
    message: 'Haldi in the morning',
    name: 'Meera Panel',
    numberOfGuests: 250,
  })
  await signInAsAdmin(page, site)
  const link = page.getByRole('row').getByRole('link', { name: 'Meera Panel', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page, 'Meera Panel')
  await expect(panel).toBeVisible()
  await expect(panel).toBeFocused()
  await expect(panel).toContainText(reference)
  await expect(panel).toContainText('Haldi in the morning')
  await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+919829610001',
  )
  const address = page.url()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(link).toBeFocused()

  await page.goto(address)
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close the request' }).click()
  await expect(panel).toBeHidden()
  await page.goBack()
  await expect(panel).toBeVisible()
})

test('[M3] an unknown request should be told, and be left', async ({ page, site }) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin?open=0123456789abcdef01234567')
  const panel = panelOf(page, 'This request is not here')
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close the request' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('[M1] [M2] a stage should be chosen, lost with its reason, and taken back', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829610002', name: 'Arjun Stage' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Arjun Stage' })
  await panel.getByRole('button', { name: 'Stage of Arjun Stage: New' }).click()
  await page.getByRole('menuitem', { name: 'Quoted' }).click()
  await expect(panel.getByRole('status')).toContainText('Moved to Quoted.')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('button', { name: /Arjun Stage: New/ })).toBeVisible()

  await panel.getByRole('button', { name: /Arjun Stage: New/ }).click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByRole('dialog', { name: 'Why was it lost?' }).getByText('Date is full').click()
  await expect(panel).toContainText('Lost: Date is full')
  expect(await desk.read(id)).toMatchObject({ lostReason: 'dateFull', status: 'lost' })
})

test('[M14] a WhatsApp reply should carry the words, be logged and move it to Contacted', async ({
  context,
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id, reference } = await desk.add({
    contactNumber: '9829610003',
    email: 'kavita@example.com',
    name: 'Kavita Reply',
  })
  await signInAsAdmin(page, site)
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const panel = await openRequest(page, { id, name: 'Kavita Reply' })
  await panel.getByRole('button', { name: 'WhatsApp' }).click()
  const reply = panel.getByRole('link', { name: /Thank you, we call you/ })
  await expect(reply).toContainText(`thank you for your request ${reference}`)
  const opened = context.waitForEvent('page')
  await reply.click()
  const { searchParams, pathname } = new URL((await opened).url())
  expect(pathname).toBe('/919829610003')
  expect(searchParams.get('text')).toContain(`Hello Kavita Reply,`)
  await expect(panel.getByRole('status')).toContainText('Message logged, moved to Contacted.')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Reply by WhatsApp' })).toContainText(
    'Thank you, we call you',
  )
  expect(await desk.read(id)).toMatchObject({ status: 'contacted' })
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await desk.read(id)).status).toBe('new')

  await panel.getByRole('button', { name: 'Email' }).click()
  await expect(panel.getByRole('link', { name: /The offer is ready/ })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:kavita@example.com\\?subject=Our%20offer%20for%20${reference}&body=Hello`),
  )
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('link', { name: /The offer is ready/ })).toBeHidden()
  await expect(panel).toBeVisible()
})

test('[M3] [M4] [M5] calls, notes, a day and a person should be in the timeline', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829610004', name: 'Farah Work' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Farah Work' })
  const said = panel.getByRole('status')
  const timeline = panel.getByRole('region', { name: 'Timeline' })

  await panel.getByRole('button', { name: 'No answer' }).click()
  await expect(said).toContainText('Logged: no answer.')
  await expect(timeline).toContainText('Call: no answer')
  await panel.getByRole('button', { name: 'Spoke' }).click()
  await expect(said).toContainText('Call logged.')
  await expect(timeline).toContainText('Call: spoke. Moved to Contacted')

  await panel.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(said).toContainText('Follow up on')
  await expect(timeline).toContainText('Follow-up:')
  await panel.getByRole('button', { name: 'Clear' }).click()
  await expect(said).toContainText('No follow-up any more.')

  await panel.getByLabel('Assigned to').selectOption({ index: 1 })
  await expect(said).toContainText('Assigned to')

  await panel.getByLabel('Note', { exact: true }).fill('Wants marigolds only')
  await page.keyboard.press('Control+Enter')
  await expect(said).toContainText('Note saved.')
  await expect(timeline).toContainText('Wants marigolds only')
  await expect(panel.getByLabel('Note', { exact: true })).toHaveValue('')
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('[M3] [Q4] a note should wait on the device, also over a new page', async ({
    page,
    request,
    site,
  }) => {
    const desk = await requestDesk(request, site)
    const { id } = await desk.add({ contactNumber: '9829610005', name: 'Asha Note' })
    await signInAsAdmin(page, site)
    const panel = await openRequest(page, { id, name: 'Asha Note' })
    const note = panel.getByLabel('Note', { exact: true })
    await page.route('**/api/bookings/*/log', (route) => route.abort())
    await note.fill('Gate 2, after nine')
    await panel.getByRole('button', { name: 'Save note' }).click()
    await expect(panel.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(note).toHaveValue('Gate 2, after nine')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(note).toHaveValue('Gate 2, after nine')
    await expect(panel).toContainText('Not saved yet; kept on this device.')
    await page.unroute('**/api/bookings/*/log')
    await panel.getByRole('button', { name: 'Save note' }).click()
    await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('Gate 2')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(note).toHaveValue('')
  })
})

test('[M7] [M15] a full day and earlier requests should be told, and merged on demand', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const admin = await adminApi(request, site)
  await admin.saveGlobal('site-settings', { eventsPerDay: 2 })
  const date = '2099-12-12'
  for (const contactNumber of ['9829610010', '9829610011']) {
    await desk.add({ contactNumber, date, status: 'confirmed' })
  }
  const other = await desk.add({ contactNumber: '9829610006', venueTitle: 'Garden' })
  const { id } = await desk.add({ contactNumber: '9829610006', date, name: 'Meera Again' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Meera Again' })
  await expect(panel).toContainText('2 events are confirmed on Sat, 12 Dec 2099. Your limit is 2.')
  const others = panel.getByRole('region', { name: '1 earlier request' })
  await expect(others.getByRole('link', { name: other.reference })).toBeVisible()
  await others.getByRole('button', { name: `Merge ${other.reference}` }).click()
  await expect(panel.getByRole('status')).toContainText(`${other.reference} was merged`)
  await expect(others).toBeHidden()
  await expect(panel).toContainText('Garden')
  expect((await desk.read(other.id)).deletedAt).toBeTruthy()
})

test('[R11] [M13] deleting should ask the exact question, and be taken back', async ({
  page,
  request,
  site,
}) => {
  const desk = await requestDesk(request, site)
  const { id } = await desk.add({ contactNumber: '9829610007', name: 'Imran Gone' })
  await signInAsAdmin(page, site)
  const panel = await openRequest(page, { id, name: 'Imran Gone' })
  await panel.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this booking?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Booking of Imran Gone deleted')).toBeVisible()
  expect((await desk.read(id)).deletedAt).toBeTruthy()

  await page.goto(`/admin?open=${id}`)
  await expect(panel).toContainText('This request is in the trash.')
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeHidden()
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeVisible()
  expect((await desk.read(id)).deletedAt ?? null).toBeNull()
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`[Y1] axe should find nothing in the panel, ${theme} at ${width} px`, async ({
      context,
      page,
      request,
      site,
    }) => {
      await context.addCookies([{ name: 'payload-theme', url: site.url, value: theme }])
      await page.setViewportSize({ height: 900, width })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const desk = await requestDesk(request, site)
      const name = `Axe ${theme} ${width}`
      const { id } = await desk.add({ contactNumber: '9829610008', email: 'axe@example.com', name })
      await signInAsAdmin(page, site)
      const panel = await openRequest(page, { id, name })
      await panel.getByRole('button', { name: 'Spoke' }).click()
      await expect(panel.getByRole('status')).toContainText('Call logged.')
      await expectNoViolations(page, 'the panel')
      await panel.getByRole('button', { name: 'WhatsApp' }).click()
      await expectNoViolations(page, 'the replies')
      const wide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(wide).toBe(0)
    })
  }
}

test('[U3] staff and nobody should get nothing of a request', async ({ page, request, site }) => {
  const desk = await requestDesk(request, site)
  const admin = await adminApi(request, site)
  await admin.create('users', { ...staff, role: 'staff' })
  const { id } = await desk.add({ contactNumber: '9829610009', name: 'Secret Person' })
  const nobody = await page.request.get(`/admin?open=${id}`, { maxRedirects: 0 })
  expect(nobody.status()).toBe(307)
  await signIn(page, staff)
  for (const path of [`/admin?open=${id}`, `/admin/sheet/${id}`, `/api/bookings/${id}`]) {
    expect(await (await page.request.get(path)).text()).not.toContain('Secret Person')
  }
  for (const path of ['log', 'merge']) {
    expect((await page.request.post(`/api/bookings/${id}/${path}`, { data: {} })).status()).toBe(
      403,
    )
  }
})
