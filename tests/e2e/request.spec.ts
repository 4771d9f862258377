import { axeInThemes } from '../harness/pages/axeInThemes'
import { adminApi } from '../harness/requests/adminApi'
import { openDesk, openRequest, panelOf } from './deskStage'
import { expect, test } from './fixtures'
import { adminOf, again, getPage, logIn } from './signIn'
import { staffAccount } from './staffAccount'
import { storeBookings, storedBooking } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('[M3] the name of a row opens its request, and Escape leads back to the row; an unknown request is told, and left', async ({
  page,
  site,
}) => {
  await storeBookings(site, [
    {
      contactNumber: '9829610001',
      message: 'Haldi in the morning',
      name: 'Meera Panel',
      numberOfGuests: 250,
      reference: 'JU-PANEL-1',
    },
  ])
  await openDesk(page, site)
  const link = page.getByRole('row').getByRole('link', { name: 'Meera Panel', exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page, 'Meera Panel')
  await expect(panel).toBeVisible()
  await expect(panel).toBeFocused()
  await expect(panel).toContainText('JU-PANEL-1')
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

  await page.goto('/admin?open=0123456789abcdef01234567')
  const unknown = panelOf(page, 'This request is not here')
  await expect(unknown).toBeVisible()
  await unknown.getByRole('button', { name: 'Close the request' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('[M2] [M3] [M5] a stage is chosen, taken back, and lost with its reason; calls, notes, a day and a person are in the timeline', async ({
  page,
  site,
}) => {
  const name = 'Farah Work'
  const [id] = await storeBookings(site, [{ name }])
  const panel = await openRequest(page, { id, name, site })
  const said = panel.getByRole('status')
  const timeline = panel.getByRole('region', { name: 'Timeline' })
  const stage = (word: string) => panel.getByRole('button', { name: `Stage of ${name}: ${word}` })

  await stage('New').click()
  await page.getByRole('menuitem', { name: 'Quoted' }).click()
  await expect(said).toContainText('Farah Work moved to Quoted')
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(stage('New')).toBeVisible()

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

  const day = panel.getByLabel('Day to follow up')
  await day.fill('2099-03-04')
  await expect(said).toContainText('Follow up on Wed, 4 Mar 2099.')
  await expect(day).toHaveValue('2099-03-04')
  await expect(panel.getByRole('button', { name: 'Clear' })).toBeVisible()
  await day.focus()
  await day.press('ArrowUp')
  await expect(said).toContainText('Follow up on Wed, 4 Mar 2099.')
  await expect.poll(async () => (await storedBooking(site, name))?.followUpOn).toBe('2099-03-04')
  await day.press('Enter')
  await expect
    .poll(async () => (await storedBooking(site, name))?.followUpOn)
    .not.toBe('2099-03-04')

  await panel.getByLabel('Assigned to').selectOption({ index: 1 })
  await expect(said).toContainText('assigned to')

  const note = panel.getByLabel('Note', { exact: true })
  await note.fill('Wants marigolds only')
  await page.keyboard.press('Control+Enter')
  await expect(said).toContainText('Note saved.')
  await expect(timeline).toContainText('Wants marigolds only')
  await expect(note).toHaveValue('')

  await timeline.getByRole('button', { name: 'Correct the note' }).click()
  await timeline.getByRole('textbox', { name: 'Correct the note' }).fill('Wants roses only')
  await timeline.getByRole('button', { name: 'Save correction' }).click()
  await expect(timeline).toContainText('Note, corrected')
  await expect(timeline).toContainText('Wants roses only')
  await timeline.getByRole('button', { name: 'Remove the note' }).click()
  const removing = timeline.getByRole('group', { name: 'Remove this note?' })
  await expect(removing.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(timeline).toContainText('Note removed')
  await expect(timeline).not.toContainText('roses')

  await stage('Contacted').click()
  await page.getByRole('menuitem', { name: 'Lost' }).click()
  await page.getByRole('dialog', { name: 'Why was it lost?' }).getByText('Date is full').click()
  await expect(panel).toContainText('Lost: Date is full')
  await expect
    .poll(() => storedBooking(site, name))
    .toMatchObject({
      lostReason: 'dateFull',
      status: 'lost',
    })
})

test('[M14] a WhatsApp reply carries the words, is logged and moves it to Contacted', async ({
  context,
  page,
  site,
}) => {
  const name = 'Kavita Reply'
  const reference = 'JU-REPLY-1'
  const request = { contactNumber: '9829610003', email: 'kavita@example.com', name, reference }
  const [id] = await storeBookings(site, [request])
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const panel = await openRequest(page, { id, name, site })
  await panel.getByRole('button', { name: 'WhatsApp' }).click()
  const reply = panel.getByRole('link', { name: /Thank you, we will call you/ })
  await expect(reply).toContainText(`thank you for your request ${reference}`)
  const [opened] = await Promise.all([context.waitForEvent('page'), reply.click()])
  await opened.waitForURL(/wa\.me/)
  const { searchParams, pathname } = new URL(opened.url())
  expect(pathname).toBe('/919829610003')
  expect(searchParams.get('text')).toContain(`Hello ${name},`)
  await expect(panel.getByRole('status')).toContainText('Message logged, moved to Contacted.')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Reply by WhatsApp' })).toContainText(
    'Thank you, we will call you',
  )
  await expect.poll(() => storedBooking(site, name)).toMatchObject({ status: 'contacted' })
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await storedBooking(site, name))?.status).toBe('new')

  await panel.getByRole('button', { name: 'Email' }).click()
  await expect(panel.getByRole('link', { name: /The quote is ready/ })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:kavita@example.com\\?subject=Our%20quote%20for%20${reference}&body=Hello`),
  )
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('link', { name: /The quote is ready/ })).toBeHidden()
  await expect(panel).toBeVisible()

  await panel.getByRole('button', { name: 'WhatsApp' }).click()
  await panel.getByRole('button', { name: 'Email' }).click()
  await expect(panel.getByRole('list', { name: /^Choose a reply/ })).toHaveCount(1)
  await expect(panel.getByRole('button', { name: 'WhatsApp' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: /Error changing booking:|Failed to load resource/ })

  test('[M3] [Q4] a note waits on the device, also over a new page', async ({ page, site }) => {
    const name = 'Asha Note'
    const [id] = await storeBookings(site, [{ name }])
    const panel = await openRequest(page, { id, name, site })
    const note = panel.getByLabel('Note', { exact: true })
    await page.route('**/api/bookings/*/log', (route) => route.abort())
    await note.fill('Gate 2, after nine')
    await panel.getByRole('button', { name: 'Save note' }).click()
    await expect(panel.getByRole('alert')).toContainText('The server cannot be reached.')
    await expect(note).toHaveValue('Gate 2, after nine')
    await page.reload()
    await expect(note).toHaveValue('Gate 2, after nine')
    await expect(panel).toContainText('Not saved yet; kept on this device.')
    await page.unroute('**/api/bookings/*/log')
    await panel.getByRole('button', { name: 'Save note' }).click()
    await expect(panel.getByRole('region', { name: 'Timeline' })).toContainText('Gate 2')
    await expect(note).toHaveValue('')
    await openDesk(page, site, `/admin?open=${id}`)
    await expect(note).toHaveValue('')
  })
})

test('[M7] [M15] a full day and earlier requests are told, and merged on demand', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  await admin.saveGlobal('site-settings', { eventsPerDay: 2 })
  const date = '2099-12-12'
  const name = 'Meera Again'
  const contactNumber = '9829610006'
  const [id] = await storeBookings(site, [
    { contactNumber, date, message: 'Haldi at ten', name, venueTitle: 'Palace' },
    {
      contactNumber,
      message: 'Sangeet at seven',
      name: 'Meera Before',
      reference: 'JU-BEFORE-1',
      venueTitle: 'Garden',
    },
    { contactNumber: '9829610010', date, status: 'confirmed' },
    { contactNumber: '9829610011', date, status: 'confirmed' },
  ])
  const panel = await openRequest(page, { id, name, site })
  await expect(panel).toContainText('2 events are confirmed on Sat, 12 Dec 2099. Your limit is 2.')
  const others = panel.getByRole('region', { name: '1 earlier request' })
  await expect(others.getByRole('link', { name: 'JU-BEFORE-1' })).toBeVisible()
  const merge = others.getByRole('button', { name: 'Merge JU-BEFORE-1' })
  await merge.click()
  const question = page.getByRole('dialog', { name: 'Merge JU-BEFORE-1 into this request?' })
  const venues = question.getByRole('group', { name: 'Venue' })
  await expect(venues.getByRole('radio', { name: 'Palace' })).toBeChecked()
  await axeInThemes(page, 'the question', { within: '.merge-dialog' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(merge).toBeFocused()
  await expect.poll(async () => (await storedBooking(site, 'Meera Before'))?.deletedAt).toBeFalsy()
  await merge.click()
  await venues.getByRole('radio', { name: 'Garden' }).check()
  await question.getByRole('button', { exact: true, name: 'Merge' }).click()
  await expect(panel.getByRole('status')).toContainText('JU-BEFORE-1 was merged')
  await expect(others).toBeHidden()
  const facts = panel.locator('.request__facts')
  await expect(facts).toContainText('Garden')
  await expect(facts).toContainText('(JU-BEFORE-1) Sangeet at seven')
  await expect.poll(async () => (await storedBooking(site, 'Meera Before'))?.deletedAt).toBeTruthy()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('status')).toContainText(
    'JU-BEFORE-1 is a booking of its own again.',
  )
  await expect(others).toBeVisible()
  await expect(facts).toContainText('Palace')
  await expect(facts).not.toContainText('Sangeet')
  await expect.poll(async () => (await storedBooking(site, 'Meera Before'))?.deletedAt).toBeFalsy()
})

test('[R11] [M13] deleting asks the exact question, and is taken back', async ({ page, site }) => {
  const name = 'Imran Gone'
  const [id] = await storeBookings(site, [{ name }])
  const panel = await openRequest(page, { id, name, site })
  await panel.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this booking?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Booking of Imran Gone deleted')).toBeVisible()
  await expect.poll(async () => (await storedBooking(site, name))?.deletedAt).toBeTruthy()

  await openDesk(page, site, `/admin?open=${id}`)
  await expect(panel).toContainText('This request is in the trash.')
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeHidden()
  await panel.getByRole('button', { name: 'Restore' }).click()
  await expect(panel.getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect.poll(async () => (await storedBooking(site, name))?.deletedAt ?? null).toBeNull()
})

test('[Y1] axe finds nothing in the panel, and it fits, in every layout and theme', async ({
  page,
  site,
}) => {
  const name = 'Axe'
  const [id] = await storeBookings(site, [{ email: 'axe@example.com', name }])
  const panel = await openRequest(page, { id, name, site })
  await panel.getByRole('button', { name: 'Spoke' }).click()
  await expect(panel.getByRole('status')).toContainText('Call logged.')
  await axeInThemes(page, 'the panel')
  await panel.getByRole('button', { name: 'WhatsApp' }).click()
  await axeInThemes(page, 'the replies', { within: panel })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ height: 900, width })
    const wide = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect([width, wide]).toEqual([width, 0])
  }
})

test('[U3] staff and nobody get nothing of a request', async ({ page, playwright, site }) => {
  const name = 'Secret Person'
  const [id] = await storeBookings(site, [{ name }])
  const pages = [`/admin?open=${id}`, `/admin/sheet/${id}`, `/api/bookings/${id}`]
  const nobody = await getPage(page, `/admin?open=${id}`, { maxRedirects: 0 })
  expect(nobody.status()).toBe(307)
  const staff = await staffAccount(playwright, { name: 'request-staff', site })
  await logIn(page, staff)
  for (const path of pages) {
    expect(await (await getPage(page, path)).text()).not.toContain(name)
  }
  for (const path of ['log', 'merge']) {
    const answer = await page.request.post(`/api/bookings/${id}/${path}`, {
      ...again,
      data: {},
      headers: staff.headers,
    })
    expect(answer.status()).toBe(403)
  }
  await logIn(page, adminOf(site))
  for (const path of pages) expect(await (await getPage(page, path)).text()).toContain(name)
})
