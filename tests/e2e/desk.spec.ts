import { openPage } from '../harness/browser/openPage'
import { axeInThemes } from '../harness/pages/axeInThemes'
import { names, openDesk, rowOf } from './deskStage'
import { expect, test } from './fixtures'
import { getPage } from './signIn'
import { storeBookings, storedBooking } from './storeBookings'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HOUR_MS = 3_600_000
const ago = (hours: number) => ({ createdAt: new Date(Date.now() - hours * HOUR_MS) })

const full = {
  date: '2099-12-12',
  email: 'meera@example.com',
  name: 'Meera',
  numberOfGuests: 1250,
  venueTitle: 'Garden, Ajmer Road',
}

test('[D2] [D3] the seven columns hold what there is, and dashes; name and row open the request', async ({
  page,
  site,
}) => {
  const [id] = await storeBookings(site, [full, { contactNumber: '9829054321' }])
  await openDesk(page, site, '/admin?sort=-name')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Contact',
    'Date',
    'Guests',
    'Venue',
    'Action',
    'Status',
  ])
  const cells = (row: number) => page.getByRole('row').nth(row).getByRole('cell')
  const texts = async (row: number) => (await cells(row).allTextContents()).slice(0, 6)
  expect(await texts(1)).toEqual([
    'Meera',
    'meera@example.com',
    '+91 98290 12345',
    'Sat, 12 Dec 2099',
    '1,250',
    'Garden, Ajmer Road',
  ])
  expect(await texts(2)).toEqual(['—', '—', '+91 98290 54321', '—', '—', '—'])

  await page.getByRole('link', { exact: true, name: 'Meera' }).click()
  await expect(page).toHaveURL(new RegExp(`sort=-name&open=${id}`))
  await page.goBack()
  await expect(page).not.toHaveURL(/open=/)
  await page.getByRole('cell', { name: 'Garden, Ajmer Road' }).click()
  await expect(page).toHaveURL(new RegExp(`open=${id}`))
})

test('[M5] [M1] the tabs count and show what waits, apart from spam and trash; what is no spam goes back to the new ones', async ({
  page,
  site,
}) => {
  await storeBookings(site, [
    { name: 'Fresh' },
    { name: 'Kept', status: 'quoted' },
    { ...ago(3), name: 'Waiting' },
    { ...ago(4), followUpOn: '2020-01-01', name: 'Late', status: 'contacted' },
    { ...ago(5), name: 'Honest', status: 'spam' },
    { deletedAt: new Date(), name: 'Gone' },
  ])
  await openDesk(page, site)
  const tabs = page.getByRole('navigation', { name: 'Which bookings' })
  await expect(tabs.getByRole('link')).toHaveText([
    'New 2',
    'Unanswered 1',
    'Follow up 1',
    'Today 0',
    'Overdue 1',
    'Payment overdue 0',
    'All 4',
    'Spam',
    'Trash',
  ])
  await expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await expect(rowOf(page, 'Waiting')).toContainText('3 h')
  const shown = {
    New: ['Fresh', 'Waiting'],
    Unanswered: ['Waiting'],
    'Follow up': ['Late'],
    Overdue: ['Late'],
    Trash: ['Gone'],
    All: ['Fresh', 'Kept', 'Waiting', 'Late'],
    Spam: ['Honest'],
  }
  for (const [tab, expected] of Object.entries(shown)) {
    await tabs.getByRole('link', { name: new RegExp(`^${tab}`) }).click()
    await expect(names(page)).toHaveText(expected)
  }
  await page.getByRole('button', { name: 'Not spam Honest' }).click()
  await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
  await tabs.getByRole('link', { name: 'New 3' }).click()
  await expect(names(page)).toHaveText(['Fresh', 'Waiting', 'Honest'])
})

test('[M1] [M8] a stored status that this version does not know breaks no screen and is shown as it is', async ({
  page,
  site,
}) => {
  const status = 'awaitingDeposit'
  const [id] = await storeBookings(site, [{ date: '2099-02-14', name: 'From later', status }])
  await openDesk(page, site, '/admin?columns=status')
  const stage = page.getByRole('button', { name: `Stage of From later: ${status}` })
  await expect(stage).toHaveCount(1)
  for (const path of [`/admin?open=${id}`, '/admin/calendar?month=2099-02', `/admin/sheet/${id}`]) {
    const answer = await getPage(page, path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(await answer.text()).toContain(status)
  }
  expect((await getPage(page, '/admin/numbers')).status()).toBe(200)
  await openPage(page, '/admin/board')
  await expect(page.getByRole('region', { name: /^Other stages/ })).toContainText('From later')
  await stage.click()
  await page.getByRole('menuitem', { name: 'Confirmed' }).click()
  await expect(page.getByRole('region', { name: /^Confirmed/ })).toContainText('From later')
})

test('[D7] pages of 25 know the total, and all fit on one', async ({ page, site }) => {
  await storeBookings(
    site,
    Array.from({ length: 30 }, (_, index) => ({ name: `Guest ${index}` })),
  )
  await openDesk(page, site, '/admin?columns=source')
  await expect(names(page)).toHaveCount(25)
  await expect(page.getByRole('main').getByText('30 bookings')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(names(page)).toHaveText([25, 26, 27, 28, 29].map((index) => `Guest ${index}`))
  await expect(page.getByRole('columnheader', { name: 'Source' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(names(page)).toHaveCount(30)
  await page.getByRole('link', { name: 'Show pages' }).click()
  await expect(names(page)).toHaveCount(25)
})

test('[D6] [D7] new ones are told, and come when they are asked for', async ({
  page,
  request,
  site,
}) => {
  await page.clock.install()
  await storeBookings(site, [full])
  await openDesk(page, site)
  const book = (contactNumber: string, name: string) =>
    request.post('/api/bookings', { data: { contactNumber, name } })
  await book('9829000101', 'Arjun')
  await book('9829000102', 'Kavita')
  const pill = page.getByRole('button', { name: '2 new, show' })
  // On a slow machine React may begin to count only after the time was moved.
  await expect(async () => {
    await page.clock.runFor(61_000)
    await expect(pill).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(names(page)).toHaveText(['Meera'])
  await pill.click()
  await expect(names(page)).toHaveText(['Kavita', 'Arjun', 'Meera'])
  await expect(pill).toBeHidden()
})

test('[D8] [D10] [M13] a booking is deleted, taken back within ten seconds, restored, and removed; a stage is changed where it stands', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await storeBookings(site, [full, { name: 'Arjun' }])
  await openDesk(page, site, '/admin?columns=status')
  await expect(page.getByRole('link', { name: 'Call Meera' })).toHaveAttribute(
    'href',
    'tel:+919829012345',
  )
  const undo = page.getByRole('button', { name: 'Undo' })
  const dialog = page.getByRole('alertdialog')
  const remove = async () => {
    await page.getByRole('button', { exact: true, name: 'Delete Meera' }).click()
    await expect(dialog).toHaveAccessibleName('Are you sure you want to delete this booking?')
    await expect(dialog).toHaveAccessibleDescription('Meera')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(names(page)).toHaveText(['Arjun'])
  }
  await test.step('a stage is changed and taken back', async () => {
    await page.getByRole('button', { name: /^Stage of Meera/ }).click()
    await page.getByRole('menuitem', { name: 'Lost' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Price' }).click()
    await expect(page.getByRole('button', { name: 'Stage of Meera: Lost' })).toBeVisible()
    await expect(undo).toBeVisible()
    await expect
      .poll(() => storedBooking(site, 'Meera'))
      .toMatchObject({
        lostReason: 'price',
        status: 'lost',
      })
    await undo.click()
    await expect(page.getByRole('button', { name: 'Stage of Meera: New' })).toBeVisible()
    await expect
      .poll(() => storedBooking(site, 'Meera'))
      .toMatchObject({ lostReason: null, status: 'new' })
  })

  await test.step('Undo stays for ten seconds', async () => {
    // From here on only runFor() moves the time, whatever this machine takes.
    await page.clock.pauseAt(Date.now() + HOUR_MS)
    await page.mouse.move(0, 0)
    await remove()
    await expect(undo).toBeVisible()
    await page.clock.runFor(9900)
    await expect(undo).toBeVisible()
    await undo.click()
    await expect(names(page)).toHaveText(['Meera', 'Arjun'])
    await page.clock.runFor(HOUR_MS / 60)
    await remove()
    await expect(undo).toBeVisible()
    await page.mouse.move(0, 0)
    // On a slow machine React may begin to count only after the time was moved.
    await expect(async () => {
      await page.clock.runFor(10_100)
      await expect(undo).toBeHidden({ timeout: 1000 })
    }).toPass()
    await page.clock.resume()
  })

  await test.step('the trash restores, and removes for good', async () => {
    await page.getByRole('link', { name: 'Trash' }).click()
    await page.getByRole('button', { name: 'Restore Meera' }).click()
    await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
    await page.getByRole('link', { name: /^All/ }).click()
    await expect(names(page)).toHaveText(['Meera', 'Arjun'])
    await remove()
    await page.getByRole('link', { name: 'Trash' }).click()
    await page.getByRole('button', { name: 'Delete for good Meera' }).click()
    await expect(dialog).toHaveAccessibleName('Delete this booking for good?')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Booking of Meera deleted for good')).toBeVisible()
    await expect.poll(() => storedBooking(site, 'Meera')).toBeNull()
  })
})

test.describe('when the server does not do it', () => {
  test.use({ expectedErrors: /Error deleting booking:|Failed to load resource/ })

  test('[D12] a session that ended is told, and the deletion goes on after it; else the list stays, with an alert and Retry', async ({
    page,
    site,
  }) => {
    await storeBookings(site, [full, { name: 'Arjun' }])
    // Payload leads to the login when the session ends before it has asked for it.
    const asked = page.waitForResponse('**/api/users/me')
    await openDesk(page, site)
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Delete ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    }
    await asked
    await page.context().clearCookies()
    await remove('Arjun')
    const ended = page.getByRole('dialog', { name: 'You have been logged out' })
    await expect(ended).toBeVisible()
    await expect.poll(() => storedBooking(site, 'Arjun')).toMatchObject({ deletedAt: null })
    await ended.getByLabel('Password', { exact: true }).fill(site.adminPassword)
    await ended.getByRole('button', { name: 'Sign in' }).click()
    await expect(ended).toBeHidden()
    await expect(names(page)).toHaveText(['Meera'])

    await page.route('**/api/bookings/*', (route) => route.fulfill({ status: 500, json: {} }))
    await remove('Meera')
    const alert = page.getByRole('alert').filter({ hasText: 'could not be deleted' })
    await expect(alert).toContainText('The booking of Meera could not be deleted')
    await expect(names(page)).toHaveText(['Meera'])
    expect(told.join()).toContain('Error deleting booking:')
    await page.unroute('**/api/bookings/*')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
    await expect(alert).toBeHidden()
  })
})

test.describe('when the list cannot be read', () => {
  test.use({ expectedErrors: /Error fetching bookings:/ })

  test('[D11] it says so above the empty text, with Retry', async ({ page, site }) => {
    await storeBookings(site, [{ ...full, createdAt: 'no moment' }])
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await openDesk(page, site)
    const alert = page.getByRole('alert').filter({ hasText: 'Could not load bookings' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('main').getByText('No contact data found.')).toBeVisible()
    await axeInThemes(page, 'the failure', { within: 'main' })
    await expect.poll(() => told.join()).toContain('Error fetching bookings:')
    await storeBookings(site, [full])
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(names(page)).toHaveText(['Meera'])
    await expect(alert).toBeHidden()
  })
})
